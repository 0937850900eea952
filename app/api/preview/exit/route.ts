import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { chooseTime } from '@/lib/content/preview'

/** Ends the preview and goes back to the public shop. */
export async function POST(): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  await chooseTime('')
  redirect('/')
}
