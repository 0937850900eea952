import { orUnavailable, problem } from '@/lib/platform/http'
import { products } from '@/lib/shop/door'
import { paperOf, writePaper } from '@/lib/shop/product-documents'

type Context = RouteContext<'/documents/[number]/[file]'>

/** `GET /documents/{number}/{paper}.pdf`: a sheet about safety or a declaration, generated from the catalogue. */
export const GET = orUnavailable(async (_: Request, { params }: Context): Promise<Response> => {
  const { number, file } = await params
  const paper = paperOf(number, file)
  const facts = paper && (await products.paper(paper))
  if (!facts) return problem({ status: 404, title: 'Not found' })
  return new Response(new Uint8Array(writePaper(paper, facts)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paper.number}-${file}"`,
      'cache-control': 'public, max-age=3600',
    },
  })
})
