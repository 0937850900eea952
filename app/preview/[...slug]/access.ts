import { type FramePass, isStoryblokToken, storyblokTokenIn } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { allows, currentPerson } from '@/lib/studio/people'

/** The number of the embedded content service's only space. */
export const embeddedSpace = '1'

export type Access = Pick<FramePass, 'access' | 'space'>

/** Whether a person with the right to edit is logged in to the Studio. */
export async function isEditor(): Promise<boolean> {
  const person = await currentPerson()
  return person !== undefined && allows(person, 'edit')
}

/** The language of the person in the Studio; undefined with a Storyblok space, whose editor has its own. */
export const editorLanguage = async () => (await currentPerson())?.language

/**
 * Who may see drafts: with a Storyblok space its visual editor, by the token in the address; else whoever is logged in to
 * the Studio. Undefined for everyone else.
 */
export async function accessOf(query: Readonly<Record<string, unknown>>): Promise<Access | undefined> {
  const { storyblok, management } = config()
  if (!storyblok) return (await isEditor()) ? { access: 'studio', space: embeddedSpace } : undefined
  const token = storyblokTokenIn(query)
  const known = { previewToken: storyblok.token, spaceId: management.spaceId }
  return token && isStoryblokToken(token, known) ? { access: 'storyblok', space: token.spaceId } : undefined
}
