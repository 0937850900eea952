import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandProblem } from '@/lib/server/start'
import { runCommand } from './run-command'
import { createSteps } from './test/steps'
import { usageOf } from './usage'

/*
 * Tries another version of Next.js in a copy of the last commit: installs it there, and runs the tests of what is assumed
 * about its insides, then all of `npm test`, and on request the benchmark. The working copy stays as it is.
 */
const usage = usageOf('npm run try:next -- 16.5.0 [--figures] [--keep]')

/** Runs a program in a folder, and rejects when it fails. */
const runIn = (cwd: string, program: string, ...args: string[]) =>
  new Promise<void>((done, fail) => {
    spawn(program, args, { cwd, stdio: 'inherit' })
      .once('error', fail)
      .once('exit', (code) =>
        code === 0 ? done() : fail(new Error(`${[program, ...args].join(' ')}: ${code}`)),
      )
  })

/** The steps of a try in the copy; what fails does not keep the later ones from running. Returns the exit status. */
async function tryVersion(
  version: string,
  { figures }: { figures: boolean },
  folder: string,
): Promise<number> {
  const steps = createSteps()
  const here = (...args: string[]) => runIn(folder, 'npm', ...args)
  const wall = ['tests/unit/server/next', 'tests/unit/server/edge', 'tests/e2e/next-internals.spec.ts']
  const isInstalled = await steps.step(`install ${version}`, async () => {
    await here('ci')
    await here('install', '--save-exact', `next@${version}`)
  })
  if (isInstalled) {
    await steps.step('what is assumed about its insides', () => here('test', '--', ...wall))
    await steps.step('tests and journeys', () => here('test'))
    if (figures) await steps.step('figures', () => here('run', 'bench'))
  }
  const failed = steps.results.filter(({ error }) => error !== undefined)
  for (const { name, seconds, error } of steps.results)
    console.log(`${error === undefined ? 'holds ' : 'breaks'}  ${name}  ${seconds.toFixed(0)} s`)
  return failed.length === 0 ? 0 : 1
}

void runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { figures: { type: 'boolean' }, keep: { type: 'boolean' } },
  })
  const [version, ...others] = positionals
  if (!version || others.length > 0 || !/^\d+\.\d+\.\d+[\w.-]*$|^(?:latest|canary)$/.test(version))
    throw new CommandProblem(`Name one version: ${usage}`)
  const folder = resolve('.data-try-next')
  await rm(folder, { recursive: true, force: true })
  await runIn('.', 'git', 'worktree', 'prune')
  await runIn('.', 'git', 'worktree', 'add', '--detach', folder, 'HEAD')
  try {
    return await tryVersion(version, { figures: values.figures === true }, folder)
  } finally {
    if (values.keep) console.log(`The copy is in ${folder}`)
    else await runIn('.', 'git', 'worktree', 'remove', '--force', folder)
  }
})
