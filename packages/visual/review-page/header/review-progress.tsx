/** A progress bar drawn as a line of stitches. */
export function ReviewProgress({ done, total }: { done: number; total: number }) {
  return (
    <div className="flex items-center gap-3.5">
      <div
        role="progressbar"
        aria-label="Pictures decided"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${total}`}
        className="relative w-75 max-xl:w-40 max-lg:w-24 max-sm:hidden"
      >
        <div className="stitch-horizontal text-border-control" />
        <div
          className="stitch-horizontal absolute inset-0 origin-left text-accent transition-[clip-path] duration-slow [background-size:100%_2px]"
          style={{ clipPath: `inset(0 ${100 - (done / Math.max(1, total)) * 100}% 0 0)` }}
        />
      </div>
      <p className="tabular whitespace-nowrap">
        <b>{done}</b> of {total}
        <span className="max-lg:sr-only"> decided</span>
      </p>
    </div>
  );
}
