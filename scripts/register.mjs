// Loaded before every command.
import './closed-output.mjs'
import './server-modules.mjs'
import { runBundled } from './bundle.mjs'

// TypeScript runs by tsx, but for the scripts that are bundled.
if (!(await runBundled())) await import('tsx')
