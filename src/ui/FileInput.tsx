import type { Ref } from 'react'

interface FileInputProps {
  /** For the button that opens the file dialog. */
  ref: Ref<HTMLInputElement>
  accept: string
  label: string
  onPick: (file: File) => void
}

/** A hidden input for one file. The caller shows the button that clicks it. */
export const FileInput = ({ ref, accept, label, onPick }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    hidden
    onChange={({ currentTarget }) => {
      const [file] = currentTarget.files ?? []
      // Otherwise the same file could not be picked again after a failure.
      currentTarget.value = ''
      if (file) onPick(file)
    }}
  />
)
