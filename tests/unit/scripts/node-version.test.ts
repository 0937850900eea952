import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const { engines, devDependencies } = JSON.parse(read('package.json')) as {
  engines: { node: string }
  devDependencies: { node: string }
}
const least = engines.node.replace('>=', '')
const own = /\d+/.exec(devDependencies.node)?.[0]

test('the start, the deployment and the container name the same versions of Node.js', () => {
  expect(read('README.md')).toContain(`A machine with Node.js ${least} or newer and npm`)
  const deploy = read('scripts/README.md')
  expect(deploy).toContain(`Node.js ${own}, which \`npm ci\` installs`)
  expect(deploy).toMatch(new RegExp(`machine with\\s+Node\\.js ${least} or newer`))
  const container = /so containers start\s+`([^`]+)`/.exec(deploy)?.[1]
  const { start } = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts
  // In an image commands are JavaScript, and Node.js is that of the image.
  const inImage = start.replace('.ts', '.mjs')
  expect(container).toBe(inImage)
  const file = read('scripts/container/Containerfile')
  expect(file).toContain(`ENTRYPOINT ${JSON.stringify(inImage.split(' ')).replaceAll(',', ', ')}`)
  expect(file).toContain(`/node:${own}-`)
})
