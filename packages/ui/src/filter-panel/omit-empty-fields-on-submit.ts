import type { FilterGroup } from './filter-groups.ts';

/**
 * Keeps the URL short: removes empty inputs and unmoved ends of a range from the form data, for native submission and
 * for routers alike. Returns a function that stops it.
 */
export function omitEmptyFieldsOnSubmit(form: HTMLFormElement | null, groups: readonly FilterGroup[]) {
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
