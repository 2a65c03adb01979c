import { createElement, Fragment, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { Icon } from '../../packages/ui/src/icon/icon.tsx';
import { listNodePresets } from './node-presets.tsx';

const presets = ['action', 'icon', 'label'].flatMap((prop) => listNodePresets(prop, false));

test.each(presets)(
  'BENCH-28 the code of the preset $name renders what the preset shows',
  ({ node, written }) => {
    // The code of a text follows from its value.
    if (!isValidElement(node)) return expect(written).toBeUndefined();
    const { outputText } = ts.transpileModule(`const shown = ${written?.code};`, {
      compilerOptions: { jsx: ts.JsxEmit.React, target: ts.ScriptTarget.ESNext },
    });
    const React = { createElement, Fragment };
    const element = new Function('React', 'Icon', `${outputText} return shown;`)(React, Icon);
    expect(normalize(renderToStaticMarkup(element))).toBe(normalize(renderToStaticMarkup(node)));
  },
);

/** The preset draws the same icon without the component, whose attributes are its own. */
function normalize(markup: string): string {
  return markup.replaceAll(/<svg[^>]*>/g, '<svg>');
}
