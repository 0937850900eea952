import { redirect } from 'next/navigation'
import { studioLoginPath } from '@/lib/studio/account'
import { LostWork } from '@/lib/studio/editor'
import { allows, currentPerson } from '@/lib/studio/people'
import { readShopWords, ShopWordsProvider } from '@/lib/studio/shop-words'
import { areas, MissingScreen, Shell } from '@/lib/studio/ui'

/** A story, release or campaign that is gone, or a screen that a role has not. */
export default async function MissingInStudio() {
  const person = await currentPerson()
  if (!person) redirect(studioLoginPath({ target: '/studio/' }))
  const closed = areas.filter(({ permission }) => !allows(person, permission)).map(({ href }) => href)
  return (
    <Shell person={person}>
      <MissingScreen closed={closed}>
        <ShopWordsProvider words={await readShopWords()}>
          <LostWork />
        </ShopWordsProvider>
      </MissingScreen>
    </Shell>
  )
}
