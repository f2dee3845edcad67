/** An emoji with what changes or joins it: skin, sex, the frame of a digit, half a flag. The fonts have ©, ® and ™, which count as emoji. */
const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** The text without emoji: the fonts of a picture have none, so each would be drawn as an empty box. */
export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/\s+/g, ' ').trim();
