import type { Plugin } from 'vite';

/** A top-level `var name = React.call(…)`: without the mark a bundler must keep the call, as it may have effects. */
const componentDeclaration =
  /^(var [A-Za-z]+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const displayNameStatement = /^[A-Za-z]+\.displayName = "[A-Za-z_]+";$/gm;

/**
 * Lets a bundler leave out the parts of React Router that nobody imports: the production files in place of the ones for
 * development, component declarations marked as free of effects, and no names for React's developer tools, which are
 * statements that keep the component alive.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved === null
        ? null
        : { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null;
      const lean = code
        .replaceAll(componentDeclaration, '$1/* @__PURE__ */ $2')
        .replaceAll(displayNameStatement, '');
      return { code: lean, map: null };
    },
  };
}
