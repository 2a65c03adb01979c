import { bangla } from '@piri/ui/bangla-labels';
import { Unstyled } from '@storybook/addon-docs/blocks';

// Storybook adds fields of its own to every export of a `.tsx` file.
const components = Object.entries(bangla).filter(([name]) => /^[A-Z]/.test(name));

/** Lists every Bangla default text, so that a translator can read them in a row. */
export function BanglaTexts() {
  return (
    <Unstyled>
      <dl className="mt-6 grid gap-x-10 md:grid-cols-2">
        {components.map(([component, texts]) => (
          <div key={component} className="border-subtle border-t py-3">
            <dt className="font-semibold">{component}</dt>
            {listTexts(texts).map(([name, text]) => (
              <dd key={name} className="grid grid-cols-[2fr_3fr] gap-4 py-0.5 text-small">
                <span className="text-muted wrap-anywhere">{name}</span>
                <span lang="bn">{text}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}

type Text = string | ((...values: never[]) => string);

function listTexts(texts: object, prefix = ''): [name: string, text: string][] {
  return Object.entries(texts as Record<string, Text | object>).flatMap(([key, text]) =>
    typeof text === 'object' ? listTexts(text, `${prefix}${key}.`) : [[`${prefix}${key}`, readText(text)]],
  );
}

/** Shows a function with an ellipsis for names and with numbers for counts, which it formats itself. */
function readText(text: Text): string {
  if (typeof text === 'string') return text;
  const write = text as (...values: unknown[]) => string;
  const withNames = write('…', '…');
  return withNames.includes('NaN') ? write(2, 5) : withNames;
}
