import { describeConformance } from '../internal/testing/conformance.tsx';
import { SkipLink } from './skip-link.tsx';

describeConformance(
  'SkipLink',
  (props) => (
    <>
      <SkipLink href="#main" {...props}>
        Skip to the content
      </SkipLink>
      <main id="main" />
    </>
  ),
  { slot: 'skip-link', element: 'a' },
);
