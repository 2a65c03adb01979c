import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Container } from '../container/container.tsx';
import { shouldFixBar } from './should-fix-bar.ts';

/*
 * The same parts in three layouts. From 1280 px: one row. From 768 px: the links in a second row. Below: the search and
 * the settings in a second row, and the links behind the menu button. The header keeps its height when the bar leaves
 * the flow, so nothing jumps. The style sheet sets that height, since measuring would come too late.
 */
const headerClass =
  'group/bar relative z-header h-[calc(var(--piri-announcement-height)+var(--rows))] [--row:4rem] [--rows:7.25rem] ' +
  // With text at 200 %, a phone has no room for the logo and the icons in one row.
  'max-[16.5rem]:[--rows:11.25rem] ' +
  'md:[--row:4.75rem] md:[--rows:8rem] xl:[--rows:4.75rem] data-fixed:[--row:4rem] ' +
  '[--piri-header-height:calc(var(--piri-announcement-height)+var(--rows))] data-fixed:[--piri-header-height:4rem] print:h-auto';

const barClass =
  'reveal-when-complete absolute inset-x-0 bg-page group-data-fixed/bar:fixed group-data-fixed/bar:top-0 ' +
  'group-data-fixed/bar:shadow-raised forced-colors:border-b';

/* On a phone with text at 200 %, buttons and logo are narrow enough to stay in one row. */
const rowsClass =
  'flex flex-wrap items-center max-md:group-[:not([data-fixed])]/bar:pb-2 md:gap-x-6 xl:flex-nowrap ' +
  'max-md:[&_[data-slot=icon-button]]:max-w-[14vw]';

/* Hides only the button: a drawer beside it may be open while the device is rotated, and has to stay. */
const menuClass =
  'absolute -ms-2.5 [&>button]:hidden max-md:static max-md:[&>button]:flex ' +
  'max-xl:group-data-fixed/bar:static max-xl:group-data-fixed/bar:[&>button]:flex';

/**
 * A header for every page that is fixed to the window once the page has scrolled past it. It uses a scroll listener
 * instead of `position: sticky`, because the fixed bar is lower than the normal one and appears and disappears at two
 * different scroll positions. Without JavaScript it scrolls away with the page.
 */
export function NavigationBar({
  announcement,
  menu,
  logo,
  links,
  search,
  settings,
  children,
  className,
  ...props
}: NavigationBarProps) {
  const [fixed, setFixed] = useState(false);

  useEffect(() => {
    const follow = () => setFixed((wasFixed) => shouldFixBar(window.scrollY, wasFixed));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <header
      {...props}
      data-slot="navigation-bar"
      data-fixed={fixed ? '' : undefined}
      className={cx(
        headerClass,
        announcement ? '[--piri-announcement-height:2.25rem]' : '[--piri-announcement-height:0rem]',
        className,
      )}
    >
      {announcement && (
        <div className="h-9 bg-surface-strong text-small">
          <Container className="flex h-full items-center gap-6 max-md:justify-center">
            {announcement}
          </Container>
        </div>
      )}
      <div data-slot="navigation-bar-rows" className={barClass}>
        <Container className={rowsClass}>
          {menu && <div className={menuClass}>{menu}</div>}
          <div className="flex h-(--row) shrink-0 items-center [&_svg]:h-[min(1.875rem,9.4vw)] md:[&_svg]:h-11.5 xl:me-4">
            {logo}
          </div>
          {links && (
            <div
              className={cx(
                'hidden md:order-last md:block md:h-13 md:basis-full xl:order-none xl:h-(--row) xl:basis-auto',
                'max-xl:group-data-fixed/bar:not-focus-within:hidden',
              )}
            >
              {links}
            </div>
          )}
          {search && (
            <div
              className={cx(
                'flex min-w-0 items-center max-md:order-last max-md:h-11 max-md:flex-1 max-md:basis-3/5 md:h-(--row) md:flex-1',
                'xl:ms-auto xl:max-w-63',
                'max-md:group-data-fixed/bar:not-focus-within:hidden',
              )}
            >
              {search}
            </div>
          )}
          {settings && (
            <div className="flex items-center max-md:order-last max-md:h-11 max-md:ps-3 max-md:group-data-fixed/bar:hidden">
              {settings}
            </div>
          )}
          <div className="flex h-(--row) items-center max-md:ms-auto max-md:-me-2.5 md:-me-2.5">
            {children}
          </div>
        </Container>
      </div>
      <span hidden />
    </header>
  );
}

export interface NavigationBarProps extends ComponentProps<'header'> {
  /** A line of news above the bar. It scrolls away. */
  announcement?: ReactNode;
  /** A button and the drawer that it opens, for widths without room for the links. */
  menu?: ReactNode;
  logo: ReactNode;
  /** The main links, such as a `MegaMenu`. */
  links?: ReactNode;
  search?: ReactNode;
  /** A setting of the user, such as a `CurrencySelect`. */
  settings?: ReactNode;
  /** Icon buttons, in order. */
  children?: ReactNode;
}
