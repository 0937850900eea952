import { LinkPage, linkMetadata } from '../link-page'

export const instant = false

export const generateMetadata = () => linkMetadata('newPassword')

export default function NewPasswordPage({ searchParams }: PageProps<'/studio/login/new-password'>) {
  return <LinkPage kind="newPassword" searchParams={searchParams} />
}
