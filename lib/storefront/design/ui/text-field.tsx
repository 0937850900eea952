import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { controlAttributes, controlLook, Field, type FieldState, splitField } from './field'

type TextFieldProps = FieldState & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'>

/** One line of text. Set `autoComplete` for personal data (WCAG 2.2, 1.3.5). */
export function TextField(props: TextFieldProps) {
  const { state, control } = splitField(props)
  const { className, type = 'text', ...attributes } = control
  return (
    <Field {...state}>
      <input {...attributes} {...controlAttributes(state)} type={type} className={controlLook(className)} />
    </Field>
  )
}

type TextAreaProps = FieldState & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'>

/** Several lines of text; grows with its content where the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { state, control } = splitField(props)
  const { className, rows = 4, ...attributes } = control
  return (
    <Field {...state}>
      <textarea
        {...attributes}
        {...controlAttributes(state)}
        rows={rows}
        className={controlLook('field-sizing-content min-h-30 resize-y', className)}
      />
    </Field>
  )
}
