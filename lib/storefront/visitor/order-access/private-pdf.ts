/** A file of one visitor, to be saved: nothing between the shop and the browser keeps it. */
const privateFile = (type: string, name: string, content: Uint8Array): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })

export const privatePdf = (name: string, content: Uint8Array): Response =>
  privateFile('application/pdf', name, content)

export const privatePng = (name: string, content: Uint8Array): Response =>
  privateFile('image/png', name, content)
