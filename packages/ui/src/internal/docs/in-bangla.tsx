import type { ComponentType, ReactNode } from 'react';
import { bangla } from '../../bangla-labels/bangla-labels.tsx';
import { LabelsProvider } from '../../labels-provider/labels-provider.tsx';

export { loadBanglaFonts } from './load-bangla-fonts.ts';

/** Shows components with their Bangla texts. */
export function InBangla({ children }: { children: ReactNode }) {
  return (
    <LabelsProvider labels={bangla} locale="bn">
      <div lang="bn" className="contents">
        {children}
      </div>
    </LabelsProvider>
  );
}

/** The decorator of a story in Bangla. Its fonts: `beforeEach: loadBanglaFonts`. */
export const inBangla = (Story: ComponentType) => (
  <InBangla>
    <Story />
  </InBangla>
);
