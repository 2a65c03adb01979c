import { Switch } from '@piri/ui/switch';
import { getTokens, modes, type ThemeAndContrast } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { getContrastRatio } from '../../packages/ui/src/tokens/contrast.ts';
import {
  type ContrastRequirement,
  contrastRequirements,
} from '../../packages/ui/src/tokens/contrast-requirements.ts';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { modeTitles } from '../../packages/ui/src/tokens/mode-titles.ts';

/** Shows every pair of colours that may be combined, with the ratio, calculated in the browser. */
export function ContrastTable() {
  const [more, setMore] = useState(false);
  const shown = modes.filter((mode) => mode.endsWith('more-contrast') === more);
  return (
    <Unstyled>
      <div className="mt-6 w-fit">
        <Switch checked={more} onChange={(event) => setMore(event.currentTarget.checked)}>
          Show the colours for more contrast
        </Switch>
      </div>
      <ul className="mt-4 grid gap-5">
        {contrastRequirements.map((requirement) => (
          <li
            key={`${requirement.foreground} ${requirement.backgrounds.join()}`}
            className="grid gap-4 border-subtle border-t pt-4 md:grid-cols-[6.5rem_1fr]"
          >
            <div className="text-small">
              <b className="text-body">{requirement.foreground}</b>
              <p className="text-muted">
                {more ? `at least ${requirement.minimumHighContrast}` : `at least ${requirement.minimum}`}
              </p>
            </div>
            <div className="grid min-w-0 gap-x-6 gap-y-3 sm:grid-cols-2">
              {shown.map((mode) => (
                <ModeRow key={mode} mode={mode} requirement={requirement} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

function ModeRow({ mode, requirement }: { mode: ThemeAndContrast; requirement: ContrastRequirement }) {
  return (
    <div className="min-w-0 text-small">
      <p className="text-muted">{modeTitles[mode]}</p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {requirement.backgrounds.map((ground) => (
          <Chip
            key={ground}
            mode={mode}
            colour={requirement.foreground}
            ground={ground}
            edge={requirement.minimum < 4.5}
          />
        ))}
      </ul>
    </div>
  );
}

/** Shows text colours as text, and colours of edges and icons as an edge. */
function Chip({ mode, colour, ground, edge }: ChipProps) {
  const [foreground, background] = [getColour(mode, colour), getColour(mode, ground)];
  const ratio = getContrastRatio(foreground, background).toFixed(2);
  return (
    <li className="w-20 text-center">
      <span
        title={`${colour} on ${ground}`}
        className="grid h-10 place-items-center rounded-chip border border-subtle font-semibold"
        style={{ background, color: foreground }}
      >
        {edge ? (
          <span className="size-6 rounded-chip border-2" style={{ borderColor: foreground }} />
        ) : (
          'Aa ৳'
        )}
      </span>
      <span className="block wrap-anywhere leading-tight">{ground}</span>
      <span className="block text-muted tabular">{ratio}</span>
    </li>
  );
}

interface ChipProps {
  mode: ThemeAndContrast;
  colour: string;
  ground: string;
  edge: boolean;
}

const values = new Map(modes.map((mode) => [mode, getTokens(mode)]));

function getColour(mode: ThemeAndContrast, name: string): string {
  const token = values.get(mode)?.get(`color.${name}`);
  if (!token) throw new Error(`A contrast requirement refers to color.${name}, which does not exist.`);
  return toCssValue(token);
}
