const cache = 'typefaces'

/**
 * Scripts by which the page without a network has the shop's typefaces. The worker keeps the files that a document names
 * in its `link` header, which the browser has loaded already, and no older ones; the page knows each by the beginning of
 * its file's name.
 */
export const keptTypefaces = {
  keep: `
const keepTypefaces = async (answer) => {
  const named = [...(answer?.headers.get('link') ?? '').matchAll(/<([^<>]+\\.woff2)>/g)].map(([, path]) => new URL(path, location).href)
  if (named.length === 0) return
  const kept = await caches.open('${cache}')
  const before = (await kept.keys()).map(({ url }) => url)
  await kept.addAll(named.filter((url) => !before.includes(url)))
  for (const url of before) if (!named.includes(url)) await kept.delete(url)
}
`,
  show: `
globalThis.caches?.open('${cache}').then(async (kept) => {
  for (const { url } of await kept.keys()) {
    const [name] = url.split('/').at(-1).split(/[_.-]/)
    const file = await (await kept.match(url)).arrayBuffer()
    document.fonts.add(await new FontFace(name, file, { weight: '100 900' }).load())
  }
}).catch(() => undefined)
`,
}
