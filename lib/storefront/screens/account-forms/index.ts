/** The forms of an account: logging in, registering, passwords and personal data. */
export { currentPasswordField, emailField, nameFields, newPasswordField } from './fields'
export { AccountForm, FollowLogin, LoadUser, LogOutForm } from './islands'
export { accountFormWords, errorsInWords } from './words'
