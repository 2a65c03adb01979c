// A server component: it may render every component of the package, but passes no functions to them.
import { Heading } from '@piri/ui/heading';
import { Text } from '@piri/ui/text';
import { AskForRoom } from './ask-for-room';

export default function Page() {
  return (
    <main className="page">
      <Heading level={1}>A room by the river</Heading>
      <Text>Twelve rooms, breakfast on the roof, and a boat at nine.</Text>
      <AskForRoom />
    </main>
  );
}
