// Loaded before every command: TypeScript runs by tsx, and `server-only`, a marker for the bundler, is an empty module.
import 'tsx'
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'server-only'
      ? { url: 'data:text/javascript,', shortCircuit: true }
      : nextResolve(specifier, context),
})
