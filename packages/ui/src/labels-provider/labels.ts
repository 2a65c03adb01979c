import type { ReactNode } from 'react';
import type {
  ForgotPasswordLabels,
  NewPasswordLabels,
  ProfileLabels,
  SignInLabels,
  SignUpLabels,
} from '../account-form/account-labels.ts';
import type { AccountMenuProps } from '../account-menu/account-menu.tsx';
import type { ActiveFiltersLabels } from '../active-filters/active-filters.tsx';
import type { AddressLabels } from '../address-fields/address-fields.tsx';
import type { AlertDialogProps } from '../alert-dialog/alert-dialog.tsx';
import type { BannerProps } from '../banner/banner.tsx';
import type { BreadcrumbsProps } from '../breadcrumbs/breadcrumbs.tsx';
import type { CalendarLabels } from '../calendar/calendar-labels.ts';
import type { CardCarouselLabels, CarouselLabels } from '../carousel/carousel.tsx';
import type { ComboboxLabels } from '../combobox/combobox.tsx';
import type { ContactFormLabels } from '../contact-form/contact-form.tsx';
import type { CurrencySelectProps } from '../currency-select/currency-select.tsx';
import type { DatePickerLabels } from '../date-picker/date-picker-labels.ts';
import type { DiscountBadgeProps } from '../discount-badge/discount-badge.tsx';
import type { DrawerProps } from '../drawer/drawer.tsx';
import type { ErrorStateLabels } from '../error-state/error-state.tsx';
import type { ErrorSummaryProps } from '../error-summary/error-summary.tsx';
import type { FileUploadLabels, FileUploadTaskLabels } from '../file-upload/file-upload.tsx';
import type { FilterPanelLabels } from '../filter-panel/filter-panel.tsx';
import type { GalleryLabels } from '../gallery/gallery.tsx';
import type { InstalmentLabels } from '../instalment-table/instalment-table.tsx';
import type { LightboxLabels } from '../lightbox/lightbox.tsx';
import type { MegaMenuProps } from '../mega-menu/mega-menu.tsx';
import type { MegaMenuLabels } from '../mega-menu/mega-menu-panel.tsx';
import type { MobileMenuLabels } from '../mobile-menu/menu-level.tsx';
import type { ModalProps } from '../modal/modal.tsx';
import type { NewsletterFormProps } from '../newsletter-form/newsletter-form.tsx';
import type { OfflineBannerLabels } from '../offline-banner/offline-banner.tsx';
import type { PaginationLabels, PaginationProps } from '../pagination/pagination.tsx';
import type { PasswordInputLabels } from '../password-input/password-input.tsx';
import type { PaymentLogoName } from '../payment-logos/payment-logos.tsx';
import type { PopUpProps } from '../pop-up/pop-up.tsx';
import type { PopoverProps } from '../popover/popover.tsx';
import type { PriceProps } from '../price/price.tsx';
import type { PriceRangeLabels } from '../price-range/price-range.tsx';
import type { ProductCardSwatchesProps } from '../product-card/product-card.tsx';
import type { QuantityStepperLabels } from '../quantity-stepper/quantity-stepper.tsx';
import type { SearchFieldLabels } from '../search-field/search-field.tsx';
import type { SortSelectProps } from '../sort-select/sort-select.tsx';
import type { StepperLabels } from '../stepper/stepper.tsx';
import type { TableOfContentsProps } from '../table-of-contents/table-of-contents.tsx';
import type { TimelineState } from '../timeline/timeline.tsx';
import type { ToastOptions, ToastRegionProps } from '../toast/toast.tsx';

/**
 * The default texts of all components. A key is a component; its texts have the names of the component's own props, or
 * of the fields in its `labels`.
 */
export interface Labels {
  AccountMenu: Texts<AccountMenuProps, 'label' | 'signInLabel'>;
  ActiveFilters: ActiveFiltersLabels;
  AddressFields: AddressLabels;
  AlertDialog: Texts<AlertDialogProps, 'closeLabel'>;
  Banner: Texts<BannerProps, 'dismissLabel'>;
  Breadcrumbs: Texts<BreadcrumbsProps, 'label' | 'moreLabel'>;
  /** Of the calendar in a `DatePicker` too. */
  Calendar: CalendarLabels;
  CardCarousel: CardCarouselLabels;
  Carousel: CarouselLabels;
  Combobox: ComboboxLabels;
  ContactForm: ContactFormLabels;
  CurrencySelect: Texts<CurrencySelectProps, 'label'>;
  /** Those of its calendar are under `Calendar`. */
  DatePicker: Omit<DatePickerLabels, keyof CalendarLabels>;
  DiscountBadge: Texts<DiscountBadgeProps, 'label'>;
  Drawer: Texts<DrawerProps, 'closeLabel'>;
  ErrorState: ErrorStateLabels;
  ErrorSummary: Texts<ErrorSummaryProps, 'title'>;
  FileUpload: FileUploadLabels;
  FileUploadTask: FileUploadTaskLabels;
  /** `number` comes from the locale. */
  FilterPanel: Omit<FilterPanelLabels, 'number'>;
  ForgotPasswordForm: ForgotPasswordLabels;
  Gallery: GalleryLabels;
  InstalmentTable: InstalmentLabels;
  Lightbox: LightboxLabels;
  /** Of `LazyMegaMenu` too. */
  MegaMenu: MegaMenuLabels & Texts<MegaMenuProps, 'label'>;
  MobileMenu: MobileMenuLabels;
  Modal: Texts<ModalProps, 'closeLabel'>;
  NewPasswordForm: NewPasswordLabels;
  NewsletterForm: Texts<NewsletterFormProps, 'label' | 'submitLabel'>;
  OfflineBanner: OfflineBannerLabels;
  /** `number` comes from the locale. */
  Pagination: Omit<PaginationLabels, 'number'> & Texts<PaginationProps, 'label'>;
  PasswordInput: PasswordInputLabels;
  /** Of `PaymentLogosFromSprite` too. */
  PaymentLogos: Record<PaymentLogoName, string>;
  PopUp: Texts<PopUpProps, 'closeLabel'>;
  Popover: Texts<PopoverProps, 'closeLabel'>;
  Price: Texts<PriceProps, 'listPriceLabel'>;
  PriceRange: PriceRangeLabels;
  ProductCardSwatches: Texts<ProductCardSwatchesProps, 'moreLabel'>;
  ProfileForm: ProfileLabels;
  QuantityStepper: Omit<QuantityStepperLabels, 'aboveMax' | 'belowMin'> & {
    aboveMax: (max: number) => string;
    belowMin: (min: number) => string;
  };
  SearchField: SearchFieldLabels;
  SignInForm: SignInLabels;
  SignUpForm: SignUpLabels;
  SortSelect: Texts<SortSelectProps, 'label' | 'submitLabel'>;
  /** Of `StepLinks` too. */
  Stepper: StepperLabels;
  TableOfContents: Texts<TableOfContentsProps, 'label'>;
  /** By the state of the event: its `stateText`. */
  TimelineEvent: Record<TimelineState, string>;
  /** Of the function `toast` and its variants. */
  Toast: Texts<ToastOptions, 'closeLabel'>;
  ToastRegion: Texts<ToastRegionProps, 'label'>;
}

/** Some of the texts. The others stay as they are. */
export type PartialLabels = {
  [Component in keyof Labels]?: {
    [Text in keyof Labels[Component]]?: PartialText<Labels[Component][Text]>;
  };
};

type Texts<Props, Name extends keyof Props> = Required<Pick<Props, Name>>;

/** A group of texts, such as those of the states of an upload, can be partial too. */
type PartialText<Text> = [Text] extends [ReactNode | ((...values: never[]) => ReactNode)]
  ? Text
  : Partial<Text>;
