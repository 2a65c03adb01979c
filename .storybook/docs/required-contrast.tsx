import { listRequiredContrast } from '../../packages/ui/theme/required-contrast.ts';
import { NameTable } from './theme-variables.tsx';

/** Shows what every pair of colours of a theme needs, as `piri-ui-theme` requires it. */
export function RequiredContrast() {
  return <NameTable caption="Required contrast of each colour" {...listRequiredContrast()} />;
}
