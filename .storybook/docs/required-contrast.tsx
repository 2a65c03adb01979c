import { listRequiredContrast } from '../../packages/ui/theme/required-contrast.ts';
import { NameTable } from './theme-variables.tsx';

/** Lists what every pair of colours of a theme needs, as `piri-ui-theme` requires it. */
export function RequiredContrast() {
  return (
    <NameTable
      caption="Required contrast of each colour"
      heads={['Colour', 'On', 'aa', 'aaa, and more contrast']}
      rows={listRequiredContrast()}
    />
  );
}
