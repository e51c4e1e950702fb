import type { Plugin } from 'vite';

/** A top-level `var name = React.call(…)`: without the mark a bundler must keep the call, as it may have effects. */
const componentDeclaration = /^(var [A-Za-z]+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** A class whose parent is looked up in another module counts as an effect too. */
const classDeclaration = /^var ([A-Za-z]+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm;
/** Names for React's developer tools; such a statement keeps the component alive. */
const displayNameStatement = /^[A-Za-z]+\.displayName = "[A-Za-z_]+";$/gm;

/** React has had this hook of its own since version 18; the packages below are for older ones. */
const replacedModules: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** An actor is reported to an extension only where its options ask for that; none of the shop does. */
const noDevTools = 'export const devToolsAdapter = () => {};';

/** Module of the bundler's own that asks for what a lazy chunk needs. */
const preloading = '\0vite/preload-helper.js';

/** What it has to do here: name each file once, then load. One style sheet serves all chunks, so none brings its own. */
const leanPreloading = `
export const __vitePreload = (load, needed) => {
  for (const file of needed ?? []) {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
};
`;

/**
 * Lets the bundler leave out what nobody uses of the packages: React Router comes in its files for production, with
 * declarations marked as free of effects, so that those nobody imports fall out.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    async resolveId(source, importer, options) {
      const isRouter = /^react-router(?:\/dom)?$/.test(source);
      const replaced = replacedModules[source];
      if (!isRouter && replaced === undefined) return null;
      const resolved = await this.resolve(replaced ?? source, importer, { ...options, skipSelf: true });
      return resolved === null || !isRouter
        ? resolved
        : { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (id.includes('/xstate/dist/xstate-dev.')) return { code: noDevTools, map: null };
      if (id === preloading) return { code: leanPreloading, map: null };
      if (!id.includes('/react-router/dist/production/')) return null;
      const lean = code
        .replaceAll(componentDeclaration, '$1/* @__PURE__ */ $2')
        .replaceAll(classDeclaration, 'var $1 = /* @__PURE__ */ (() => $2)();')
        .replaceAll(displayNameStatement, '');
      return { code: lean, map: null };
    },
  };
}
