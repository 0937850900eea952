import { ContentFrame, type contentPage } from '@/lib/storefront/screens/layout'
import { Blocks } from '@/registry'
import { PageFrame } from '../page-frame'

/** A content page in the shop's frame. */
export function FramedContent({ page, context, until }: Awaited<ReturnType<typeof contentPage>>) {
  return (
    <PageFrame context={context} until={until} hasGoods>
      <ContentFrame page={page} context={context}>
        <Blocks bloks={[page.story.content]} context={context} />
      </ContentFrame>
    </PageFrame>
  )
}
