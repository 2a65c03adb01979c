import { Drawer } from '@piri/ui/drawer';
import { SkipLink } from '@piri/ui/skip-link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Announcement, useAnnouncement } from './decision/announcement.tsx';
import { DecisionPanel } from './decision/decision-panel.tsx';
import { FinishDialog } from './decision/finish-dialog.tsx';
import { ReviewerNameDialog } from './decision/reviewer-name-dialog.tsx';
import { useDecisionActions } from './decision/use-decision-actions.ts';
import { useReviewerName } from './decision/use-reviewer-name.ts';
import { useUnsavedWarning } from './decision/use-unsaved-warning.ts';
import { Evidence } from './evidence/evidence.tsx';
import { StatusFilter } from './header/status-filter.tsx';
import { TopBar } from './header/top-bar.tsx';
import { runShortcutCommand } from './keys/run-shortcut-command.ts';
import { ShortcutsDialog } from './keys/shortcuts-dialog.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { useSingleKeyShortcutsEnabled } from './keys/use-single-key-shortcuts-enabled.ts';
import type { LocationStore } from './session/location-store.ts';
import type { ReviewStore } from './session/review-store.ts';
import { formatScreenshotName } from './session/story-order.ts';
import { useReview } from './session/use-review.ts';
import { ConnectionNotice } from './states/connection-notice.tsx';
import { TreePanel } from './tree/tree-panel.tsx';
import { ScreenshotComparisonPanel } from './viewer/screenshot-comparison-panel.tsx';
import type { ViewerHandle } from './viewer/viewer.tsx';

/** The whole review tool: bars, tree, viewer, evidence and decision panel. */
export function ReviewPage({ store, locationStore }: { store: ReviewStore; locationStore: LocationStore }) {
  const reviewing = useReview(store, locationStore);
  const [spoken, announce] = useAnnouncement();
  const markSaved = useUnsavedWarning(store);
  const [dialog, setDialog] = useState<'help' | 'finish' | 'tree' | null>(null);
  const [singleKeysEnabled, setSingleKeysEnabled] = useSingleKeyShortcutsEnabled();
  const viewer = useRef<ViewerHandle>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const naming = useReviewerName(store);
  const deciding = useDecisionActions(
    reviewing,
    announce,
    () => comment.current?.focus(),
    naming.withReviewerName,
  );
  const { review, screenshot, counts, place, left, rejection } = reviewing;

  useEffect(() => {
    if (rejection) announce(rejection);
  }, [rejection, announce]);

  useShortcuts(
    (command) =>
      runShortcutCommand(command, {
        reviewing,
        deciding,
        viewer: viewer.current,
        announce,
        focusComment: () => comment.current?.focus(),
        focusFind() {
          // If the tree is in a drawer, the drawer moves the focus itself.
          if (find.current?.offsetParent) find.current.focus();
          else setDialog('tree');
        },
        openDialog: setDialog,
      }),
    singleKeysEnabled,
  );

  const selectStory = useCallback(
    (story: string) => {
      locationStore.go({ story });
      setDialog((old) => (old === 'tree' ? null : old));
    },
    [locationStore],
  );
  const tree = (inDrawer: boolean) => (
    <TreePanel
      find={inDrawer ? undefined : find}
      stories={reviewing.stories}
      decisions={reviewing.listed}
      selected={reviewing.story?.id ?? null}
      search={reviewing.search}
      narrowed={place.filter !== 'all'}
      onSearch={reviewing.setSearch}
      onSelect={selectStory}
      onFirst={reviewing.openFirstMatch}
      onWiden={reviewing.widen}
    />
  );

  return (
    <div className="flex h-dvh flex-col max-md:h-auto max-md:min-h-dvh max-md:pb-18">
      <SkipLink
        href="#picture"
        onClick={(event) => {
          // The fragment is the screenshot's permalink and must not become "#picture".
          event.preventDefault();
          viewer.current?.focus();
        }}
      >
        Skip to the picture
      </SkipLink>
      <header>
        <TopBar
          review={review}
          done={reviewing.total - left}
          total={reviewing.total}
          canUndo={reviewing.steps.length > 0}
          finishWord={store.transport.kind === 'file' ? 'Save' : 'Export'}
          onUndo={deciding.undo}
          onFinish={() => setDialog('finish')}
          onHelp={() => setDialog('help')}
          onTree={() => setDialog('tree')}
        />
        <ConnectionNotice transport={store.transport} />
        {/* If the chips need the space, the text wraps to a hidden second line. */}
        <div className="flex h-11.5 shrink-0 flex-wrap items-center gap-x-4 overflow-hidden border-subtle border-b bg-page px-3 *:h-full">
          <StatusFilter counts={counts} filter={place.filter} onFilter={reviewing.filterBy} />
          <p className="ms-auto flex items-center pe-1 text-muted text-compact max-lg:hidden">
            {store.transport.kind === 'file' ? inFile : onMachine}
          </p>
        </div>
      </header>
      <div className="grid min-h-0 flex-1 grid-cols-[248px_minmax(0,1fr)_330px] max-xl:grid-cols-[208px_minmax(0,1fr)_288px] max-lg:grid-cols-[minmax(0,1fr)_288px] max-md:flex max-md:flex-col">
        <nav
          aria-label="Stories"
          className="flex min-h-0 flex-col border-subtle border-e bg-page max-lg:hidden"
        >
          {tree(false)}
        </nav>
        <main id="picture" className="flex min-h-0 min-w-0 flex-col max-md:h-[min(44rem,80dvh)]">
          {screenshot && (
            <ScreenshotComparisonPanel
              ref={viewer}
              reviewing={reviewing}
              screenshot={screenshot}
              announce={announce}
            />
          )}
        </main>
        <aside
          aria-label="Evidence and decision"
          className="flex min-h-0 flex-col border-subtle border-s bg-page max-md:border-s-0 max-md:border-t"
        >
          {screenshot && (
            <>
              <Evidence reviewing={reviewing} screenshot={screenshot} deciding={deciding} />
              <DecisionPanel
                ref={comment}
                screenshot={screenshot}
                name={formatScreenshotName(screenshot)}
                decision={reviewing.decisions[screenshot.label] ?? null}
                comment={deciding.comment}
                rejecting={deciding.rejecting}
                places={reviewing.listPlaces('approve').length}
                sharing={deciding.sharing}
                onComment={deciding.write}
                onCancel={deciding.cancel}
                onTogether={deciding.setTogether}
                onDecide={deciding.decide}
                onSubmit={deciding.submitComment}
              />
            </>
          )}
        </aside>
      </div>
      <Announcement {...spoken} />
      <Drawer open={dialog === 'tree'} side="start" title="Stories" onOpenChange={() => setDialog(null)}>
        <div className="-mx-4 flex h-[calc(100dvh-7rem)] flex-col">{tree(true)}</div>
      </Drawer>
      <ShortcutsDialog
        open={dialog === 'help'}
        enabled={singleKeysEnabled}
        onEnabledChange={setSingleKeysEnabled}
        onClose={() => setDialog(null)}
      />
      <ReviewerNameDialog open={naming.asking} onSave={naming.save} onClose={naming.cancel} />
      <FinishDialog
        open={dialog === 'finish'}
        store={store}
        decisions={reviewing.decisions}
        left={left}
        onClose={() => setDialog(null)}
        onDone={(text) => {
          markSaved();
          announce(text);
        }}
      />
    </div>
  );
}

const onMachine = 'Kept on this machine. Export writes the approved pictures to git.';
const inFile = 'Decisions stay in this window until they are saved.';
