// Written for the release before: every name of the package here is to keep working until the codemod rewrites it.
import { Button } from '@piri/ui/button';
import { CardRow, type CardRowProps } from '@piri/ui/carousel';
import { JointTile, JointTilePicture, JointTileWords } from '@piri/ui/joint-tile';
import { ListProgress } from '@piri/ui/list-progress';
import { OptionPicker } from '@piri/ui/option-picker';
import './rooms.css';

const views = [
  { value: 'garden', label: 'Garden' },
  { value: 'river', label: 'River', unavailable: 'All rooms with a view of the river are taken.' },
];

const row: CardRowProps = { label: 'Other rooms' };

export function Rooms() {
  return (
    <main className="rooms">
      <OptionPicker legend="View" choices={views} defaultValue="garden" />
      <Button busy variant="quiet">
        Look for a room
      </Button>
      <Button {...{ variant: 'cloth' }}>Call the hotel</Button>
      <CardRow {...row}>
        <JointTile href="/rooms/12">
          <JointTilePicture>
            <img src="data:," alt="" />
          </JointTilePicture>
          <JointTileWords title="Room 12" subtitle="Over the garden" />
        </JointTile>
      </CardRow>
      <ListProgress shown={1} total={2} nextHref="?page=2" nextLabel="More rooms" busy>
        1 of 2 rooms
      </ListProgress>
    </main>
  );
}
