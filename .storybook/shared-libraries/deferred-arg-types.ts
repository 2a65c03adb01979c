import { type ArgTypesAnnotations, getDeferredModule } from './deferred-modules.ts';

/*
 * Stands in for `@storybook/react/entry-preview-argtypes`, which brings a parser and a printer of JavaScript for the
 * default values in tables of props.
 */

const getDocs = () => getDeferredModule('argTypes').parameters.docs;

export const parameters: ArgTypesAnnotations['parameters'] = {
  docs: {
    extractArgTypes: (...all) => getDocs().extractArgTypes(...all),
    extractComponentDescription: (...all) => getDocs().extractComponentDescription(...all),
  },
};

export const argTypesEnhancers: ArgTypesAnnotations['argTypesEnhancers'] = [
  (...all) => {
    const [enhancer, ...others] = getDeferredModule('argTypes').argTypesEnhancers;
    if (!enhancer || others.length > 0) throw new Error('`@storybook/react` no longer has one enhancer.');
    return enhancer(...all);
  },
];
