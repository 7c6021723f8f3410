import { dots, picture, save } from '../replay/picture';

/** Hands the boards on this page as a picture to whoever shall see it: by the system, or as a file. */
export async function shareBoards(drawings: readonly SVGSVGElement[], caption: readonly string[], file: string): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const made = picture(drawings.map((drawn) => ({ drawn, label: '' })), caption, style.backgroundColor, style.color);
  const blob = await dots(made.svg, made.width, made.height);
  const sent = { files: [new File([blob], file, { type: 'image/png' })], text: caption.join('\n') };
  if (navigator.canShare?.(sent)) {
    // Who thinks better of it has not failed.
    await navigator.share(sent).catch((reason: unknown) => {
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
    });
  } else save(blob, file);
}
