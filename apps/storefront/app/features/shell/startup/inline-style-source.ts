import styles from '../../../styles.css?inline';

/**
 * The text of the style sheet for the document's `<style>` element. Only the server bundle contains it, and each
 * document keeps only the rules it uses. The browser reads the text from the document.
 */
export const inlineStyleSource: string = import.meta.env.SSR
  ? styles
  : (document.querySelector('style[data-critical-css]')?.textContent ?? '');
