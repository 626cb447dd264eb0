import { useEffect, useRef } from 'react'

interface FilePictureProps {
  /** An image that was picked and is not on the server yet. */
  file: Blob
  className?: string | undefined
}

/** Shows a picked file without sending it anywhere. Decorative: its name or field says what it is. */
export function FilePicture({ file, className }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" className={className} />
}
