export { renamedCssVariables, renamedUtilities } from './renamed-styles.ts';

/** Renames of the props of a component or the fields of an object, of their values, and of nested fields. */
export interface PropRenames {
  /** Old → new name of a prop or field. */
  readonly props?: Readonly<Record<string, string>>;
  /** By the new name of a prop or field: old → new string. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the new name of a prop that takes an object or an array of objects: the renames of its fields. */
  readonly items?: Readonly<Record<string, PropRenames>>;
  /**
   * Old handler, called with a reason upon closing → current handler, called with `open` and `{ reason }`. The old
   * handler still gets the old reasons, and is not called for reasons that it never had.
   */
  readonly closeHandlers?: Readonly<Record<string, string>>;
  /** Old handler, called with the chosen one of the `options` → current handler, called with its `value` or `null`. */
  readonly optionHandlers?: Readonly<Record<string, string>>;
  /** Props whose old name means something else today: by a prop that only current code has, old → new name. */
  readonly propsUnless?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The same, by a prop with objects and a field of them that only old code has, such as `options.id`. */
  readonly propsIfItems?: Readonly<Record<`${string}.${string}`, Readonly<Record<string, string>>>>;
}

export interface ComponentRenames extends PropRenames {
  /** The current subpath that exports it: `button` for `@piri/ui/button`. */
  readonly from: string;
}

/** By the current name of a component. */
export const renamedProps = {
  AccordionItem: { from: 'accordion', propsUnless: { onOpenChange: { open: 'defaultOpen' } } },
  AccordionTitle: { from: 'accordion', props: { detail: 'trailing' } },
  AccountMenu: {
    from: 'account-menu',
    props: { detail: 'description', variable: 'cssVariable' },
    items: { entries: { props: { onPress: 'onClick' } } },
  },
  ActiveFilters: { from: 'active-filters', props: { texts: 'labels' } },
  AddressCard: { from: 'address-card', props: { mark: 'badge', lines: 'addressLines' } },
  AddressFields: {
    from: 'address-fields',
    props: {
      place: 'area',
      onPlaceChange: 'onAreaChange',
      charge: 'getCharge',
      values: 'defaultValues',
      texts: 'labels',
    },
  },
  AlertDialog: {
    from: 'alert-dialog',
    props: { busy: 'loading' },
    closeHandlers: { onCancel: 'onOpenChange' },
  },
  Banner: { from: 'banner', values: { variant: { information: 'info' } } },
  BrowserOfflineBanner: {
    from: 'offline-banner',
    props: { texts: 'labels' },
    items: { labels: { props: { back: 'online' } } },
  },
  Button: {
    from: 'button',
    props: { busy: 'loading' },
    values: { variant: { cloth: 'on-inverse', khata: 'on-promo', quiet: 'ghost' } },
  },
  CardActions: { from: 'card', props: { place: 'position' } },
  CardCarousel: { from: 'carousel', props: { texts: 'labels' } },
  Carousel: { from: 'carousel', props: { texts: 'labels' } },
  CartLine: {
    from: 'cart-line',
    props: { picture: 'image', stage: 'backdrop', facts: 'attributes' },
    values: { state: { gone: 'unavailable', sold: 'available' }, backdrop: { pati: 'muted' } },
  },
  CartLineNotice: { from: 'cart-line', values: { tone: { news: 'info', trouble: 'warning' } } },
  CartLineSkeleton: { from: 'cart-line', props: { facts: 'attributes', stepped: 'quantityEditable' } },
  Checkbox: { from: 'checkbox', props: { detail: 'description' } },
  Combobox: {
    from: 'combobox',
    props: { matches: 'filter', texts: 'labels' },
    items: { options: { props: { detail: 'description', id: 'value' } } },
    optionHandlers: { onChoose: 'onValueChange', onOptionSelect: 'onValueChange' },
    propsIfItems: { 'options.id': { value: 'inputValue', defaultValue: 'defaultInputValue' } },
  },
  ContactForm: {
    from: 'contact-form',
    props: {
      line: 'status',
      sent: 'submitted',
      busy: 'loading',
      hidden: 'hiddenFields',
      longest: 'maxLengths',
      texts: 'labels',
    },
  },
  CountBadge: { from: 'count-badge', props: { variable: 'cssVariable' } },
  CurrencySelect: {
    from: 'currency-select',
    props: { variable: 'cssVariable' },
    items: { options: { props: { id: 'value', name: 'label' } } },
  },
  Divider: { from: 'divider', values: { tone: { hairline: 'subtle', ink: 'default', neel: 'accent' } } },
  Drawer: {
    from: 'drawer',
    props: { tools: 'headerActions', foot: 'footer', busy: 'loading' },
    closeHandlers: { onClose: 'onOpenChange' },
  },
  DropdownMenuItem: { from: 'dropdown-menu', props: { danger: 'destructive' } },
  DropdownPanel: { from: 'dropdown-panel', props: { place: 'anchor' } },
  EmptyState: { from: 'empty-state', props: { drawing: 'illustration', level: 'headingLevel' } },
  ErrorState: {
    from: 'error-state',
    props: { live: 'announce', drawing: 'illustration', texts: 'labels', level: 'headingLevel' },
  },
  FileUpload: { from: 'file-upload', props: { texts: 'labels' } },
  FileUploadTask: { from: 'file-upload', props: { texts: 'labels' } },
  FilterPanel: {
    from: 'filter-panel',
    props: {
      hidden: 'hiddenFields',
      atOnce: 'submitOnChange',
      atFirst: 'visibleValues',
      busy: 'loading',
      texts: 'labels',
    },
    items: {
      groups: {
        props: { detail: 'description', open: 'defaultOpen', texts: 'labels' },
        values: { kind: { choice: 'checkbox' } },
        items: {
          values: { props: { chosen: 'selected' }, items: { swatch: { props: { picture: 'image' } } } },
        },
      },
      labels: { props: { chosen: 'selected' } },
    },
  },
  ForgotPasswordForm: {
    from: 'account-form',
    props: { values: 'defaultValues', texts: 'labels', busy: 'loading', foot: 'footer' },
  },
  Gallery: {
    from: 'gallery',
    props: { texts: 'labels' },
    items: { items: { props: { thumb: 'thumbnail', picture: 'image', zoomed: 'zoomImage' } } },
  },
  Heading: { from: 'heading', props: { look: 'variant' } },
  Image: { from: 'image', props: { stage: 'backdrop' }, values: { backdrop: { pati: 'muted' } } },
  InlineAlert: {
    from: 'inline-alert',
    props: { live: 'announce' },
    values: { variant: { information: 'info' } },
  },
  InstalmentTable: {
    from: 'instalment-table',
    props: { texts: 'labels' },
    items: { plans: { props: { emphasis: 'highlighted' } } },
  },
  LazyMegaMenu: {
    from: 'lazy-mega-menu',
    props: { defaultOpen: 'defaultValue', texts: 'labels' },
    items: {
      items: {
        props: { detail: 'description' },
        items: {
          children: {
            props: { detail: 'description' },
            items: { children: { props: { detail: 'description' } } },
          },
        },
      },
    },
  },
  Lightbox: {
    from: 'lightbox',
    props: { texts: 'labels', busy: 'loading' },
    items: {
      items: { props: { thumb: 'thumbnail', picture: 'image', zoomed: 'zoomImage' } },
      labels: { props: { closer: 'zoomIn', farther: 'zoomOut' } },
    },
    closeHandlers: { onClose: 'onOpenChange' },
  },
  Link: { from: 'link', values: { variant: { stitched: 'standalone' } } },
  LoadMore: { from: 'load-more', props: { shown: 'loaded', busy: 'loading' } },
  Logo: { from: 'logo', values: { variant: { mark: 'symbol' } } },
  LogoFromSprite: { from: 'logo', props: { drawings: 'spriteUrl' }, values: { variant: { mark: 'symbol' } } },
  MegaMenu: {
    from: 'mega-menu',
    props: { defaultOpen: 'defaultValue', texts: 'labels' },
    items: {
      items: {
        props: { detail: 'description' },
        items: {
          children: {
            props: { detail: 'description' },
            items: { children: { props: { detail: 'description' } } },
          },
        },
      },
    },
  },
  MobileMenu: {
    from: 'mobile-menu',
    props: { texts: 'labels' },
    items: {
      items: {
        props: { detail: 'description' },
        items: {
          children: {
            props: { detail: 'description' },
            items: { children: { props: { detail: 'description' } } },
          },
        },
      },
    },
  },
  Modal: { from: 'modal', props: { busy: 'loading' }, closeHandlers: { onClose: 'onOpenChange' } },
  NavigationBar: { from: 'navigation-bar', props: { strip: 'announcement', preference: 'settings' } },
  NewPasswordForm: {
    from: 'account-form',
    props: {
      withCurrent: 'withCurrentPassword',
      values: 'defaultValues',
      texts: 'labels',
      busy: 'loading',
      foot: 'footer',
    },
  },
  NewsletterForm: {
    from: 'newsletter-form',
    props: { ground: 'surface', busy: 'loading', hidden: 'hiddenFields' },
    values: { surface: { cloth: 'inverse' } },
  },
  OfflineBanner: {
    from: 'offline-banner',
    props: { texts: 'labels' },
    items: { labels: { props: { back: 'online' } } },
  },
  OptionPicker: {
    from: 'option-picker',
    props: { choices: 'options' },
    items: { options: { props: { detail: 'description', unavailable: 'disabledReason' } } },
  },
  OrderSummaryCollapsible: {
    from: 'order-summary',
    props: { pictures: 'images' },
    propsUnless: { onOpenChange: { open: 'defaultOpen' } },
  },
  Pagination: { from: 'pagination', props: { pages: 'pageCount', href: 'getHref', texts: 'labels' } },
  PasswordInput: { from: 'password-input', props: { texts: 'labels' } },
  PaymentLogos: { from: 'payment-logos', props: { marks: 'logos' } },
  PaymentLogosFromSprite: { from: 'payment-logos', props: { drawings: 'spriteUrl', marks: 'logos' } },
  PaymentOption: {
    from: 'payment-option',
    props: { dues: 'schedule', marks: 'logos', unavailable: 'disabledReason', opens: 'expandedContent' },
  },
  PopUp: {
    from: 'pop-up',
    props: { picture: 'image', slip: 'highlight', label: 'eyebrow' },
    values: { variant: { khata: 'promo', paper: 'default' } },
    closeHandlers: { onClose: 'onOpenChange' },
  },
  Price: { from: 'price', props: { old: 'listPrice', oldLabel: 'listPriceLabel' } },
  PriceRange: { from: 'price-range', props: { texts: 'labels' } },
  ProductCard: {
    from: 'product-card',
    props: {
      picture: 'image',
      secondPicture: 'hoverImage',
      stage: 'backdrop',
      corner: 'cornerAction',
      kind: 'subtitle',
      actionPlace: 'actionPosition',
    },
    values: {
      layout: { stage: 'stacked' },
      backdrop: { pati: 'muted' },
      actionPosition: { stage: 'overlay' },
    },
  },
  ProductCardImage: {
    from: 'product-card',
    props: { outline: 'bounds', stageRatio: 'mediaRatio', alone: 'centered' },
  },
  ProductCardSkeleton: { from: 'product-card', values: { layout: { stage: 'stacked' } } },
  ProductCardSwatches: {
    from: 'product-card',
    props: { shown: 'maxVisible' },
    items: { swatches: { props: { current: 'selected', picture: 'image' } } },
  },
  ProfileForm: {
    from: 'account-form',
    props: { values: 'defaultValues', texts: 'labels', busy: 'loading', foot: 'footer' },
  },
  QuantityStepper: { from: 'quantity-stepper', props: { texts: 'labels' } },
  Radio: { from: 'radio-group', props: { detail: 'description' } },
  RadioCard: {
    from: 'radio-cards',
    props: { detail: 'trailing', marks: 'logos', unavailable: 'disabledReason', opens: 'expandedContent' },
  },
  SearchField: {
    from: 'search-field',
    props: {
      hidden: 'hiddenFields',
      onType: 'onValueChange',
      onInputChange: 'onValueChange',
      onChoose: 'onOptionSelect',
      texts: 'labels',
    },
    items: { suggestions: { props: { detail: 'description', id: 'value' } } },
  },
  Section: { from: 'section', props: { level: 'headingLevel', look: 'titleVariant' } },
  SignInForm: {
    from: 'account-form',
    props: { values: 'defaultValues', texts: 'labels', busy: 'loading', foot: 'footer' },
  },
  SignUpForm: {
    from: 'account-form',
    props: {
      accepted: 'termsAccepted',
      values: 'defaultValues',
      texts: 'labels',
      busy: 'loading',
      foot: 'footer',
    },
  },
  SortSelect: { from: 'sort-select', props: { hidden: 'hiddenFields', busy: 'loading' } },
  StatusBadge: { from: 'status-badge', values: { tone: { information: 'info' } } },
  StepLinks: {
    from: 'stepper',
    props: { texts: 'labels' },
    items: {
      labels: { props: { done: 'completed' } },
      steps: {
        props: { lines: 'summary' },
        values: { state: { done: 'completed', now: 'current', next: 'upcoming' } },
      },
    },
  },
  Stepper: {
    from: 'stepper',
    props: { onGoTo: 'onStepChange', onStepSelect: 'onStepChange', texts: 'labels' },
    items: {
      steps: {
        props: { lines: 'summary' },
        values: { state: { done: 'completed', now: 'current', next: 'upcoming' } },
      },
      labels: { props: { done: 'completed' } },
    },
  },
  SwatchPicker: {
    from: 'swatch-picker',
    props: { choices: 'options' },
    items: { options: { props: { unavailable: 'disabledReason', picture: 'image' } } },
  },
  TableRow: { from: 'table', props: { emphasis: 'highlighted' } },
  Tabs: { from: 'tabs', props: { activation: 'activationMode' } },
  Text: {
    from: 'text',
    props: { look: 'variant', measure: 'prose' },
    values: { tone: { ink: 'default', 'ink-2': 'muted', 'ink-3': 'subtle' } },
  },
  TimelineEvent: {
    from: 'timeline',
    props: { when: 'date' },
    values: { state: { done: 'completed', next: 'upcoming', now: 'current' } },
  },
  Tooltip: { from: 'tooltip', props: { text: 'content', describes: 'describeChild' } },
  WishlistButton: { from: 'wishlist-button', props: { busy: 'loading' } },
} as const satisfies Record<string, ComponentRenames>;

/** By the current name of a function: the renames of its options. The function itself accepts the old names. */
export const renamedFunctionOptions = {
  toast: { from: 'toast', items: { action: { props: { onPress: 'onClick' } } } },
} as const satisfies Record<string, ComponentRenames>;

/** By the current subpath: old → new name of an export, whether a component or a type. */
export const renamedExports = {
  'account-form': {
    AccountAside: 'AccountFormAside',
    AccountAsideProps: 'AccountFormAsideProps',
    NewPasswordName: 'NewPasswordFieldName',
    ProfileName: 'ProfileFieldName',
    SignInName: 'SignInFieldName',
    SignUpName: 'SignUpFieldName',
  },
  'account-menu': { AccountEntry: 'AccountMenuEntry' },
  'active-filters': { ActiveFiltersTexts: 'ActiveFiltersLabels' },
  'address-fields': {
    AddressPlace: 'AddressArea',
    AddressTexts: 'AddressLabels',
    ChosenPlace: 'SelectedArea',
  },
  carousel: {
    CardRow: 'CardCarousel',
    CardRowProps: 'CardCarouselProps',
    CardRowTexts: 'CardCarouselLabels',
    CarouselTexts: 'CarouselLabels',
  },
  combobox: { ComboboxTexts: 'ComboboxLabels' },
  'contact-form': { ContactField: 'ContactFieldName', ContactFormTexts: 'ContactFormLabels' },
  'country-flag': { CountryCode: 'CountryFlagCode' },
  'error-state': { ErrorStateTexts: 'ErrorStateLabels' },
  'file-upload': { FileUploadTaskTexts: 'FileUploadTaskLabels', FileUploadTexts: 'FileUploadLabels' },
  'filter-panel': {
    ChoiceGroup: 'CheckboxFilterGroup',
    FilterPanelTexts: 'FilterPanelLabels',
    MeasureGroup: 'NumberRangeFilterGroup',
    RangeGroup: 'PriceRangeFilterGroup',
    SwitchesGroup: 'ToggleFilterGroup',
  },
  gallery: { GalleryTexts: 'GalleryLabels' },
  heading: { HeadingLook: 'HeadingVariant' },
  image: { ImageStage: 'ImageBackdrop' },
  'instalment-table': { InstalmentTexts: 'InstalmentLabels' },
  'link-tile': {
    JointTile: 'LinkTile',
    JointTilePicture: 'LinkTileImage',
    JointTileProps: 'LinkTileProps',
    JointTileWords: 'LinkTileText',
    JointTileWordsProps: 'LinkTileTextProps',
  },
  lightbox: { LightboxTexts: 'LightboxLabels' },
  'load-more': { ListProgress: 'LoadMore', ListProgressProps: 'LoadMoreProps' },
  logo: { LogoFromFile: 'LogoFromSprite', LogoFromFileProps: 'LogoFromSpriteProps' },
  'offline-banner': { OfflineBannerTexts: 'OfflineBannerLabels' },
  'option-picker': { OptionChoice: 'OptionPickerOption' },
  'order-summary': {
    OrderSummaryFold: 'OrderSummaryCollapsible',
    OrderSummaryFoldProps: 'OrderSummaryCollapsibleProps',
    OrderSummaryLine: 'OrderSummaryAmount',
    OrderSummaryLineProps: 'OrderSummaryAmountProps',
    OrderSummaryLines: 'OrderSummaryAmounts',
  },
  pagination: { PaginationTexts: 'PaginationLabels' },
  'password-input': { PasswordInputTexts: 'PasswordInputLabels' },
  'payment-logos': {
    PaymentLogosFromFile: 'PaymentLogosFromSprite',
    PaymentLogosFromFileProps: 'PaymentLogosFromSpriteProps',
    PaymentMark: 'PaymentLogoName',
  },
  'payment-option': { PaymentDue: 'ScheduledPayment' },
  'price-range': { PriceRangeTexts: 'PriceRangeLabels' },
  'product-card': {
    ProductCardPicture: 'ProductCardImage',
    ProductCardPictureProps: 'ProductCardImageProps',
    timesAsWide: 'getImageScale',
  },
  progress: { ProgressThread: 'ProgressBar', ProgressThreadProps: 'ProgressBarProps' },
  'quantity-stepper': { QuantityStepperTexts: 'QuantityStepperLabels' },
  'search-field': { SearchFieldTexts: 'SearchFieldLabels' },
  skeleton: { SkeletonPicture: 'SkeletonImage', SkeletonPictureProps: 'SkeletonImageProps' },
  stack: { Space: 'StackGap' },
  stepper: { StepLine: 'StepLinks', StepLineProps: 'StepLinksProps', StepperTexts: 'StepperLabels' },
  'stock-badge': { StockLevel: 'StockStatus' },
  'swatch-picker': { SwatchChoice: 'SwatchPickerOption' },
  text: { TextLook: 'TextVariant' },
  'wishlist-button': { WishlistNote: 'WishlistButtonError' },
  tokens: {
    Group: 'JsonObject',
    Mode: 'ThemeAndContrast',
    filesOf: 'filesByMode',
    isGroup: 'isJsonObject',
    tokensOf: 'getTokens',
  },
} as const satisfies Record<string, Record<string, string>>;

/** Old → new subpath. */
export const renamedSubpaths = {
  'joint-tile': 'link-tile',
  'list-progress': 'load-more',
} as const satisfies Record<string, string>;

/** Old → new data attribute, or one value of it: `'data-old': 'data-new'`, `'data-variant=old': 'data-variant=new'`. */
export const renamedDataAttributes = {
  'data-busy': 'data-loading',
  'data-whole': 'data-render-offscreen',
  'data-state=busy': 'data-state=loading',
  'data-look': 'data-variant',
  'data-stage': 'data-backdrop',
  'data-ground': 'data-surface',
  'data-second': 'data-hover-image',
  'data-emphasis=true': 'data-highlighted=true',
  'data-marked': 'data-highlighted',
  'data-chosen': 'data-selected',
  'data-current': 'data-selected',
  'data-swap': 'data-instant',
  'data-live': 'data-hydrated',
  'data-menu-entry': 'data-has-panel',
  'data-over-overlays': 'data-inert-exempt',
  'data-place': 'data-position',
  'data-mark': 'data-logo',
  'data-slot=order-summary-lines': 'data-slot=order-summary-amounts',
  'data-slot=order-summary-line': 'data-slot=order-summary-amount',
  'data-slot=joint-tile-picture': 'data-slot=link-tile-image',
  'data-slot=joint-tile-words': 'data-slot=link-tile-text',
  'data-slot=joint-tile': 'data-slot=link-tile',
  'data-slot=list-progress': 'data-slot=load-more',
  'data-slot=sewn-drawing': 'data-slot=illustration',
  'data-slot=sewn-stools': 'data-slot=footer-pattern',
  'data-slot=cloth-sample': 'data-slot=material-swatch',
  'data-slot=mega-menu-entry': 'data-slot=mega-menu-item',
  'data-slot=product-card-stage': 'data-slot=product-card-media',
  'data-slot=product-card-picture': 'data-slot=product-card-image',
  'data-slot=product-card-second-view': 'data-slot=product-card-hover-image',
  'data-slot=cart-line-stage': 'data-slot=cart-line-media',
  'data-slot=gallery-stage': 'data-slot=gallery-frame',
  'data-slot=skeleton-picture': 'data-slot=skeleton-image',
  'data-slot=order-summary-fold': 'data-slot=order-summary-collapsible',
  'data-slot=step-line': 'data-slot=step-links',
  'data-slot=busy-stitch': 'data-slot=loading-stitch',
  'data-slot=price-old': 'data-slot=price-list-price',
  'data-slot=toast-thread': 'data-slot=toast-countdown',
  'data-slot=card-row': 'data-slot=card-carousel',
  'data-slot=filter-square': 'data-slot=filter-swatch',
  'data-slot=account-aside': 'data-slot=account-form-aside',
  'data-slot=wishlist-note': 'data-slot=wishlist-button-error',
} as const satisfies Record<string, string>;
