/** A paper of one visitor, to be saved: nothing between the shop and the browser keeps it. */
export const privatePdf = (name: string, content: Uint8Array): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
