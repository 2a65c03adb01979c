import type { FilterGroup } from './filter-groups.ts';

/**
 * Keeps the address short: an empty box and an end of the line that was not moved say nothing, and a form would send
 * them all the same. Heard by whoever reads the form, be it the browser or a router.
 */
export function omitEmptyFields(form: HTMLFormElement | null, groups: readonly FilterGroup[]) {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const group of groups) {
      if (group.kind !== 'range' && group.kind !== 'measure') continue;
      const unmoved = group.kind === 'range' ? [String(group.min), String(group.max)] : ['', ''];
      group.fields.forEach((field, end) => {
        if (formData.get(field) === unmoved[end]) formData.delete(field);
      });
    }
  };
  form?.addEventListener('formdata', leaveOut);
  return () => form?.removeEventListener('formdata', leaveOut);
}
