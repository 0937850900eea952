import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program without its output; whether it ended well. */
export const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Tries to install packages of Debian, which only root can. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Trying to install from Debian: ${packages.join(', ')}.`)
  succeeds('apt-get', ['update'])
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}
