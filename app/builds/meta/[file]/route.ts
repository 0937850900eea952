import { problem } from '@/lib/platform/http'
import { createText } from '@/lib/platform/i18n'
import { currentBuild, releaseLabel } from '@/lib/platform/release'
import { languages } from '@/schemas'

type Context = RouteContext<'/builds/meta/[file]'>

/** `GET /builds/meta/{buildId}.json`: what a build is, and how it is announced to a page that was opened before it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { id, builtAt } = currentBuild()
  const { file } = await params
  if (file !== `${id}.json`) return problem({ status: 404, title: 'No such build' })
  const notice = Object.fromEntries(
    languages.map((language) => {
      const t = createText(language)
      return [language, { text: t('navigation.newBuild'), action: t('navigation.reload') }]
    }),
  )
  return Response.json(
    { id, builtAt, release: releaseLabel, notice },
    { headers: { 'cache-control': 'no-store' } },
  )
}
