/** Not in every browser's list of constraints, and not in TypeScript's. */
type WithTorch = { torch?: boolean }

const videoTrack = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0]

export function hasTorch(stream: MediaStream): boolean {
  const track = videoTrack(stream)
  // Firefox has no getCapabilities, and no torch.
  const capabilities = track?.getCapabilities?.() as WithTorch | undefined
  return capabilities?.torch === true
}

/** Whether the light now stands as wanted. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    await videoTrack(stream)?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
    return true
  } catch {
    return false
  }
}
