/** The star beside the label of a required control. Screen readers announce `required` from the control itself. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-1 text-danger">
      *
    </span>
  );
}
