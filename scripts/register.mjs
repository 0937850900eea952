// Loaded before every command: TypeScript runs by tsx.
import 'tsx'
import './closed-output.mjs'
import './server-modules.mjs'
