// Loaded before every command: TypeScript runs by tsx, and `server-only`, which marks modules for the bundler, is empty.
import 'tsx'
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'server-only'
      ? { url: 'data:text/javascript,', shortCircuit: true }
      : nextResolve(specifier, context),
})
