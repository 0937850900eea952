// Loaded before every command: TypeScript runs by tsx.
import 'tsx'
import './server-modules.mjs'
