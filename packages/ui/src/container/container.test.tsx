import { describeConformance } from '../internal/testing/conformance.tsx';
import { Container } from './container.tsx';

describeConformance('Container', (props) => <Container {...props}>A page</Container>, {
  slot: 'container',
  element: 'div',
  asChild: (props, child) => (
    <Container asChild {...props}>
      {child}
    </Container>
  ),
});
