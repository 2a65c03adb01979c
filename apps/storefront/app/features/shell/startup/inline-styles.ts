import styles from '../../../styles.css?inline';

/**
 * The style sheet, for the `<style>` element of the document. Only the server carries the text, of which each document
 * keeps what it uses; the browser takes up what the server has put into the page.
 */
export const inlineStyles: string = import.meta.env.SSR
  ? styles
  : (document.querySelector('style[data-critical-css]')?.textContent ?? '');
