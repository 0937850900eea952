import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

type Env = Record<string, string | undefined>

type RunOptions = {
  /** Its output is shown only if it fails. */
  quiet?: boolean
  /** Receives the output of a quiet program. */
  onOutput?: ((text: string) => void) | undefined
  /** Called before the output of a program that failed is shown. */
  onFailure?: () => void
  /** Ends it early. */
  signal?: AbortSignal | undefined
}

/** Runs a program with this process's Node to its end; rejects when it fails. */
export function run(
  args: string[],
  env: Env,
  { quiet = false, onOutput, onFailure, signal }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: quiet ? 'pipe' : 'inherit',
      ...(signal && { signal }),
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output.push(text)
        onOutput?.(text)
      })
    child.once('error', reject)
    child.once('exit', (code, reason) => {
      if (code === 0) return resolve()
      if (quiet && !signal?.aborted) {
        onFailure?.()
        process.stderr.write(output.join(''))
      }
      reject(new Error(`${args.join(' ')} ended with ${reason ?? code}`))
    })
  })
}

/** Without a limit, memory that threads have freed stays in a pool for each of them. Read by the GNU C library alone. */
const memory = { MALLOC_ARENA_MAX: '2' }

/** Whether this process was started with that environment. */
export const isFrugal = (): boolean => process.env.MALLOC_ARENA_MAX !== undefined

/** Young objects get 24 MB instead of 48; rendering makes many, of which few are left after a moment. */
const frugal = ['--max-semi-space-size=8']

/** In an image scripts are there as JavaScript alone. */
const entryOf = (script: string) => (existsSync(script) ? script : script.replace(/\.ts$/, '.mjs'))

const argumentsOf = (script: string, args: string[]) => [
  '--import',
  './scripts/register.mjs',
  entryOf(script),
  ...args,
]

/**
 * Runs a script of this project to its end, which a signal brings about with its reason. Returns its exit code; one that
 * was killed has none of its own.
 */
export function perform(script: string, args: string[], env: Env, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argumentsOf(script, args), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const end = () => child.kill(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    child.once('error', reject)
    child.once('exit', (code) => {
      signal.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })
}

/** Starts a long-running script of this project and resolves when it reports that it is ready. */
export function launch(
  script: string,
  args: string[],
  env: Env,
  signal?: AbortSignal,
): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...frugal, ...argumentsOf(script, args)], {
      env: { ...memory, ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const end = () => child.kill()
    signal?.addEventListener('abort', end, { once: true })
    child.once('error', reject)
    child.once('exit', (code, reason) => reject(new Error(`The server ended with ${reason ?? code}`)))
    child.once('message', () => {
      signal?.removeEventListener('abort', end)
      resolve(child)
    })
  })
}

/** Whether this process can become another one, with its id and its output. Node.js 20 and Windows cannot. */
export const canBecome = (): boolean => typeof process.execve === 'function' && process.platform !== 'win32'

/** Goes on as another script of this project, without a second process. Does not return. */
export function become(script: string, args: string[], env: Env): void {
  const all = { ...memory, ...process.env, ...env }
  const set = Object.entries(all).filter(([, value]) => value !== undefined)
  const command = [process.execPath, ...frugal, ...argumentsOf(script, args)]
  process.execve?.(process.execPath, command, Object.fromEntries(set) as NodeJS.ProcessEnv)
}

/** Sends a child a signal and waits; after the grace period it is killed. */
export async function stop(
  child: ChildProcess,
  { signal = 'SIGTERM', graceMs = 8_000 }: { signal?: NodeJS.Signals; graceMs?: number } = {},
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  child.kill(signal)
  await ended
  clearTimeout(timer)
}
