import { LinkPage, linkMetadata } from '../link-page'

export const instant = false

export const generateMetadata = () => linkMetadata('invitation')

export default function InvitationPage({ searchParams }: PageProps<'/studio/login/invitation'>) {
  return <LinkPage kind="invitation" searchParams={searchParams} />
}
