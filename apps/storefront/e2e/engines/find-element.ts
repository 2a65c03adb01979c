/** What a test looks for: the first visible element of this role and name, within another one. */
export interface Query {
  role: Role;
  /** The whole accessible name or text, or the source of a regular expression. */
  name?: string | { pattern: string };
  within?: Query;
}

export type Role =
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'text'
  | 'textbox';

/** What a person notices of an element. */
export interface ElementState {
  /** `visible`, or why it cannot be seen. */
  appearance: string;
  /** The point to click: the middle of the part in view. */
  point: { x: number; y: number };
  /** `free`, or what covers the point. */
  cover: string;
  rect: { x: number; y: number; width: number; height: number };
  text: string;
  name: string;
  value: string;
  /** Whether it, or what it is in, is being animated. */
  isAnimated: boolean;
  isFocused: boolean;
  isChecked: boolean;
  isDisabled: boolean;
  /** Whether it is an image that was loaded. */
  hasImage: boolean;
}

/**
 * Returns the element that matches, or why there is none. Runs in the page, in every engine, so it must not refer to
 * anything outside of itself. It approximates the accessible name; `accname` in full would be longer than all drivers.
 */
export function findElement(query: Query, scroll: boolean): ElementState {
  const selectors: Record<Role, string> = {
    article: 'article',
    banner: 'header, [role=banner]',
    button: 'button, summary, [role=button], input[type=submit]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select, [role=combobox]',
    contentinfo: 'footer, [role=contentinfo]',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4, h5, h6',
    img: 'img, [role=img]',
    link: 'a[href]',
    list: 'ul, ol, [role=list], [role=listbox]',
    listitem: 'li, [role=listitem]',
    main: 'main',
    navigation: 'nav, [role=navigation]',
    option: '[role=option]',
    radio: 'input[type=radio]',
    region: 'section, [role=region]',
    text: '*',
    textbox: 'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]), textarea',
  };
  const texts = new Map<Element, string>();
  const candidates = search(query);
  const element = candidates.find((one) => look(one) === 'visible') ?? candidates[0];
  if (!element) return describeAbsent();
  if (scroll) scrollIntoView(element);
  return describe(element);

  function search({ role, name, within }: Query): Element[] {
    // A document that is being replaced has no element for a moment.
    const roots = within ? search(within) : [...document.children];
    const shown = roots.filter((root) => look(root) === 'visible');
    return (shown.length > 0 ? shown : roots).flatMap((root) =>
      [...root.querySelectorAll(selectors[role])].filter((one) => hasName(one, role, name)),
    );
  }

  function hasName(element: Element, role: Role, name: Query['name']): boolean {
    if (name === undefined) return true;
    if (role === 'text') {
      // Only the innermost element whose text it is.
      if (element.matches('script, style, noscript, option') || !matches(textOf(element), name)) return false;
      return ![...element.children].some((child) => matches(textOf(child), name));
    }
    return matches(nameOf(element), name);
  }

  function matches(text: string, name: NonNullable<Query['name']>): boolean {
    return typeof name === 'string' ? text === name : new RegExp(name.pattern).test(text);
  }

  function nameOf(element: Element): string {
    const referenced = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const parts = referenced.map((id) => textOf(document.getElementById(id)));
    if (parts.some(Boolean)) return parts.filter(Boolean).join(' ');
    const label = element.getAttribute('aria-label');
    if (label) return collapse(label);
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((one) => textOf(one));
    if (labels.some(Boolean)) return labels.filter(Boolean).join(' ');
    if (element.matches('fieldset')) return textOf(element.querySelector('legend'));
    return element.getAttribute('alt') ?? textOf(element);
  }

  function textOf(node: Node | null): string {
    return node ? collapse(collect(node)) : '';
  }

  function collect(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const text = texts.get(node) ?? collectFromElement(node);
    texts.set(node, text);
    return text;
  }

  function collectFromElement(element: Element): string {
    if (element.matches('[aria-hidden=true], script, style, select, template')) return '';
    const { display } = getComputedStyle(element);
    if (display === 'none') return '';
    const isLabelled = element.matches('a, button, img, svg, [role=img]');
    const label = isLabelled && (element.getAttribute('aria-label') ?? element.getAttribute('alt'));
    const parts = [readPseudo(element, '::before'), ...[...element.childNodes].map(collect)];
    const text = label || [...parts, readPseudo(element, '::after')].join('');
    return display.startsWith('inline') ? text : ` ${text} `;
  }

  /** Returns the strings of a pseudo-element, such as the number in a badge. */
  function readPseudo(element: Element, name: '::before' | '::after'): string {
    const { content } = getComputedStyle(element, name);
    return [...content.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join('');
  }

  function collapse(text: string): string {
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  /** Returns `visible`, or why the element cannot be seen. */
  function look(element: Element): string {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    if (visibility !== 'visible') return `hidden: visibility ${visibility}`;
    // An element without a box may show its children.
    if (display !== 'contents' && (width === 0 || height === 0)) return 'hidden: without size';
    const opacity = getOpacity(element);
    return opacity > 0.9 ? 'visible' : `transparent: opacity ${opacity}`;
  }

  function getOpacity(element: Element): number {
    let opacity = 1;
    for (let one: Element | null = element; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    return opacity;
  }

  function scrollIntoView(element: Element) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const isClear = isInView && findCover(element, findPoint(element)) === 'free';
    if (!isClear) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }

  function middleOf(element: Element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
    const [right, bottom] = [Math.min(x + width, innerWidth), Math.min(y + height, innerHeight)];
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Returns `free` if a click at the point reaches the element, else what is in front of it. */
  function findCover(element: Element, { x, y }: { x: number; y: number }): string {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return 'outside of the window';
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const isLinkInLabel = !element.contains(hit) && hit.closest('a, button') !== null;
    if (!isLinkInLabel && [element, ...labels].some((one) => one.contains(hit))) return 'free';
    return `covered by ${(hit.cloneNode() as Element).outerHTML.slice(0, 160)}`;
  }

  /** A radio or checkbox may be drawn by its label. */
  function findPoint(element: Element) {
    const own = middleOf(element);
    const label = [...((element as HTMLInputElement).labels ?? [])].find((one) => look(one) === 'visible');
    return findCover(element, own) === 'free' || !label ? own : middleOf(label);
  }

  function isAnimated(element: Element): boolean {
    return document.getAnimations().some(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      return playState === 'running' && ends && target?.contains(element) === true;
    });
  }

  function describe(element: Element): ElementState {
    const point = findPoint(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const input = element as HTMLInputElement;
    return {
      appearance: look(element),
      point,
      cover: findCover(element, point),
      rect: { x, y, width, height },
      text: textOf(element),
      name: nameOf(element),
      value: input.value ?? '',
      isAnimated: isAnimated(element),
      isFocused: element === document.activeElement,
      isChecked: input.checked === true,
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      hasImage: element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
    };
  }

  function describeAbsent(): ElementState {
    return {
      appearance: 'absent',
      point: { x: 0, y: 0 },
      cover: 'absent',
      rect: { x: 0, y: 0, width: 0, height: 0 },
      text: '',
      name: '',
      value: '',
      isAnimated: false,
      isFocused: false,
      isChecked: false,
      isDisabled: false,
      hasImage: false,
    };
  }
}
