import type { ReactElement } from 'react';
import {
  ForgotPasswordForm,
  NewPasswordForm,
  ProfileForm,
  SignInForm,
  SignUpForm,
} from '../account-form/account-form.tsx';
import { AccountMenu } from '../account-menu/account-menu.tsx';
import { ActiveFilters } from '../active-filters/active-filters.tsx';
import { AddressFields } from '../address-fields/address-fields.tsx';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Banner } from '../banner/banner.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import { CardCarousel, Carousel } from '../carousel/carousel.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { CurrencySelect } from '../currency-select/currency-select.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FileUpload, FileUploadTask } from '../file-upload/file-upload.tsx';
import { FilterPanel } from '../filter-panel/filter-panel.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { InstalmentTable } from '../instalment-table/instalment-table.tsx';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';
import { OfflineBanner } from '../offline-banner/offline-banner.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { PaymentLogos } from '../payment-logos/payment-logos.tsx';
import { PopUp } from '../pop-up/pop-up.tsx';
import { Popover } from '../popover/popover.tsx';
import { Price } from '../price/price.tsx';
import { PriceRange } from '../price-range/price-range.tsx';
import { ProductCardSwatches } from '../product-card/product-card.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SortSelect } from '../sort-select/sort-select.tsx';
import { StepLinks, Stepper } from '../stepper/stepper.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import { TimelineEvent } from '../timeline/timeline.tsx';
import { ToastRegion } from '../toast/toast.tsx';
import { ToastCard } from '../toast/toast-card.tsx';
import type { Labels } from './labels.ts';

const ignore = () => {};
const items = ['1', '2'].map((id) => ({ id, label: id, thumbnail: id, image: id, content: id }));
const menu = [
  { id: '1', label: '1', href: '#', children: [{ id: '2', label: '2', href: '#', children: [] }] },
];
const steps = [
  { id: '1', label: '1', state: 'completed', href: '#' },
  { id: '2', label: '2', state: 'current', href: '#' },
] as const;

/** Every component with default texts. What the tests themselves pass contains no letters. */
export const componentsByLabel: Record<keyof Labels, ReactElement> = {
  AccountMenu: <AccountMenu entries={[]} signInHref="#" name="1" />,
  ActiveFilters: <ActiveFilters filters={[{ id: '1', label: '1', href: '#' }]} clearHref="#" status="1" />,
  AddressFields: <AddressFields divisions={[]} />,
  AlertDialog: (
    <AlertDialog open title="1" confirmLabel="1" cancelLabel="2" onConfirm={ignore}>
      1
    </AlertDialog>
  ),
  Banner: (
    <Banner label="1" onDismiss={ignore}>
      1
    </Banner>
  ),
  Breadcrumbs: <Breadcrumbs items={['1', '2', '3'].map((id) => ({ label: id, href: id }))} current="4" />,
  Calendar: <Calendar defaultValue="2026-11-28" min="2026-11-10" max="2026-11-28" />,
  CardCarousel: <CardCarousel label="1">1</CardCarousel>,
  Carousel: <Carousel label="1" slides={items} />,
  Combobox: <Combobox aria-label="1" options={[{ value: '1', label: '1' }]} />,
  ContactForm: <ContactForm action="#" />,
  CurrencySelect: <CurrencySelect value="1" options={[{ value: '1', label: '1', flag: null }]} />,
  DatePicker: <DatePicker aria-label="1" />,
  DiscountBadge: <DiscountBadge>1</DiscountBadge>,
  Drawer: (
    <Drawer open title="1">
      1
    </Drawer>
  ),
  ErrorState: <ErrorState title="1" requestId="1" onRetry={ignore} />,
  ErrorSummary: <ErrorSummary errors={[{ field: '1', message: '1' }]} />,
  FileUpload: <FileUpload />,
  FileUploadTask: <FileUploadTask name="1" state="error" onRetry={ignore} onCancel={ignore} />,
  FilterPanel: (
    <FilterPanel
      action="#"
      submitOnChange={false}
      groups={[
        { id: '1', name: '1', kind: 'measure', fields: ['1', '2'] },
        {
          id: '2',
          name: '2',
          kind: 'checkbox',
          values: ['1', '2', '3'].map((value) => ({ value, label: value, count: 1, selected: true })),
        },
      ]}
      visibleValues={1}
    />
  ),
  ForgotPasswordForm: <ForgotPasswordForm />,
  Gallery: <Gallery label="1" items={items} onZoom={ignore} />,
  InstalmentTable: (
    <InstalmentTable
      caption="1"
      empty="1"
      plans={[{ id: '1', months: '1', monthly: '1', fee: '1', total: '1' }]}
    />
  ),
  Lightbox: <Lightbox open title="1" items={items} />,
  MegaMenu: <MegaMenu items={menu} />,
  MobileMenu: <MobileMenu id="1" items={menu} />,
  Modal: (
    <Modal open title="1">
      1
    </Modal>
  ),
  NewPasswordForm: <NewPasswordForm withCurrentPassword />,
  NewsletterForm: <NewsletterForm action="#" />,
  OfflineBanner: <OfflineBanner online={false} />,
  Pagination: <Pagination page={2} pageCount={3} getHref={String} />,
  PasswordInput: <PasswordInput aria-label="1" />,
  PaymentLogos: <PaymentLogos aria-label="1" />,
  PopUp: <PopUp open title="1" image={null} />,
  Popover: (
    <Popover id="1" aria-label="1">
      1
    </Popover>
  ),
  Price: <Price price="1" listPrice="2" />,
  PriceRange: <PriceRange legend="1" min={1} max={2} />,
  ProductCardSwatches: (
    <ProductCardSwatches label="1" maxVisible={1} swatches={['1', '2', '3'].map((name) => ({ name }))} />
  ),
  ProfileForm: <ProfileForm email="1" withPassword />,
  QuantityStepper: <QuantityStepper aria-label="1" defaultValue={1} />,
  SearchField: <SearchField action="#" name="1" />,
  SignInForm: <SignInForm />,
  SignUpForm: <SignUpForm terms="1" />,
  SortSelect: <SortSelect action="#" name="1" value="1" options={[{ value: '1', label: '1' }]} />,
  Stepper: (
    <>
      <Stepper label="1" steps={steps} />
      <StepLinks label="1" steps={steps} />
    </>
  ),
  TableOfContents: <TableOfContents chapters={[]} />,
  TimelineEvent: <TimelineEvent date="1">1</TimelineEvent>,
  Toast: (
    <ToastCard variant="plain" duration={5_000} onClose={ignore} closeLabel={undefined}>
      1
    </ToastCard>
  ),
  ToastRegion: <ToastRegion />,
};
