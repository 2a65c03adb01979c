import { Icon } from '@piri/ui/icon';
import { Logo } from '@piri/ui/logo';
import type { ReviewData } from '../../src/review/review-data.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { ReviewIcon } from './review-icon.tsx';
import { ReviewProgress } from './review-progress.tsx';
import { ToolbarButton } from './toolbar-button.tsx';

/** Shows what is compared and the progress, with the buttons for the whole review. */
export function TopBar({
  review,
  done,
  total,
  canUndo,
  finishWord,
  onUndo,
  onFinish,
  onHelp,
  onTree,
}: TopBarProps) {
  const { title, after, before } = review;
  return (
    <div className="flex h-13 items-center gap-4 border-subtle border-b bg-page px-4 max-lg:gap-2 max-lg:px-3">
      <ToolbarButton
        variant="plain"
        aria-label="Stories"
        aria-haspopup="dialog"
        onClick={onTree}
        className="-ms-2 min-h-11 lg:hidden"
      >
        <Icon name="menu" />
      </ToolbarButton>
      <Logo variant="symbol" height={34} />
      <h1 className="font-display text-price whitespace-nowrap max-sm:sr-only">Visual review</h1>
      <p className="flex min-w-0 items-center gap-2.5 text-muted text-compact max-lg:sr-only">
        <span className="truncate max-xl:sr-only">{title}</span>
        <span aria-hidden="true" className="stitch-horizontal w-5.5 shrink-0 text-subtle max-xl:hidden" />
        <span className="truncate" title={`${after.commit} against ${before.commit ?? 'no commit'}`}>
          <b className="text-default">{after.name}</b> against <b className="text-default">{before.name}</b>
        </span>
      </p>
      <div className="ms-auto flex items-center gap-2">
        <div className="me-3 max-sm:me-0">
          <ReviewProgress done={done} total={total} />
        </div>
        <ToolbarButton aria-disabled={!canUndo} aria-keyshortcuts="z" onClick={onUndo}>
          <ReviewIcon name="undo" />
          <span className="max-md:sr-only">Undo</span>
          <KeyHint className="max-lg:hidden">Z</KeyHint>
        </ToolbarButton>
        <ToolbarButton variant="filled" aria-keyshortcuts="e" onClick={onFinish}>
          {finishWord}
        </ToolbarButton>
        <ToolbarButton variant="plain" aria-label="Keys and help" aria-keyshortcuts="?" onClick={onHelp}>
          <KeyHint>?</KeyHint>
        </ToolbarButton>
      </div>
    </div>
  );
}

interface TopBarProps {
  review: ReviewData;
  done: number;
  total: number;
  canUndo: boolean;
  finishWord: string;
  onUndo: () => void;
  onFinish: () => void;
  onHelp: () => void;
  onTree: () => void;
}
