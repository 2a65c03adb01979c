/**
 * Runs in the page. A control that shows the inside of an element, or that needs a press before it has a value, is no
 * use to a designer. An optional text may be unset, but then its description must say what it is for.
 */
export function findControlProblems(): string[] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')];
  return rows.flatMap(({ cells }) => {
    const control = cells[cells.length - 1];
    const name = cells[0]?.textContent ?? '';
    const button = control?.querySelector('button')?.textContent ?? '';
    const types = /string|number|boolean|Partial<\w+>|undefined|Change it in the code\.|\W/g;
    const onlyType = (cells[1]?.textContent ?? '').replaceAll(types, '') === '';
    if (/^(["'])(["'])[^"']*\2\1$/.test(cells[2]?.textContent ?? ''))
      return [`The default of ${name} is quoted twice.`];
    if (control?.textContent.includes('Setup controls')) {
      return [`The story does not use its args, so ${name} has no control.`];
    }
    if (control?.textContent.includes('$$typeof'))
      return [`The control of ${name} shows the inside of an element.`];
    if (['labels', 'required', 'disabled'].includes(name) && onlyType) {
      return [`No description says what ${name} is for.`];
    }
    if (/^Set (boolean|object)/.test(button)) return [`The control of ${name} has no value: “${button}”.`];
    if (/^Set (string|number)/.test(button) && onlyType) {
      return [`The control of ${name} is unset, and no description says what it is for.`];
    }
    return [];
  });
}

/** Runs in the page. The controls have the colours of the brand: Storybook tints them blue, and browsers their inputs. */
export function findForeignColours(): string[] {
  const table = document.querySelector('.docblock-argstable');
  if (!table) return [];
  const probe = document.createElement('i');
  document.body.append(probe);
  const resolve = (token: string) => {
    probe.style.color = `var(--piri-${token})`;
    return getComputedStyle(probe).color;
  };
  const toggle = table.querySelector('label:has(> input[role=switch])');
  const set = [...table.querySelectorAll('td button')].find(({ textContent }) =>
    textContent?.startsWith('Set '),
  );
  const found = [
    ['Its inputs', getComputedStyle(table).accentColor, resolve('accent')],
    ['Its switch', toggle && getComputedStyle(toggle).backgroundColor, resolve('surface-strong')],
    ['Its button', set && getComputedStyle(set).backgroundColor, resolve('surface-muted')],
  ].flatMap(([what, is, expected]) =>
    is && is !== expected ? [`${what} in the table of controls: ${is} instead of ${expected}.`] : [],
  );
  probe.remove();
  return found;
}
