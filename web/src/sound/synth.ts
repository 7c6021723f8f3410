/** Paper and wood, made of a little noise and a few tones: short, dry, quiet. */

export type Name = 'roll' | 'draw' | 'card' | 'band' | 'refusal' | 'turn' | 'score' | 'win' | 'end';

/** A part of a sound: when it begins, what it is, where its pitch goes, how long it lasts, how loud it is. */
type Part = readonly [at: number, what: 'noise' | 'wood' | 'rubber', from: number, to: number, long: number, loud: number];

const SOUNDS: Readonly<Record<Name, readonly Part[]>> = {
  roll: [0, 0.055, 0.1, 0.17, 0.23].flatMap((at, i): Part[] => [
    [at, 'wood', 620 - 60 * i, 540 - 60 * i, 0.05, 0.24 - 0.03 * i],
    [at, 'noise', 3200, 2400, 0.025, 0.4],
  ]),
  draw: [
    [0, 'noise', 2100, 3300, 0.09, 0.75],
    [0.08, 'noise', 3300, 1700, 0.11, 0.6],
  ],
  card: [
    [0, 'noise', 4200, 1500, 0.11, 0.5],
    [0.09, 'wood', 190, 130, 0.07, 0.24],
  ],
  band: [
    [0, 'rubber', 150, 420, 0.07, 0.25],
    [0.06, 'rubber', 420, 330, 0.13, 0.22],
    [0.06, 'noise', 2600, 1800, 0.03, 0.25],
  ],
  refusal: [
    [0, 'wood', 170, 140, 0.09, 0.24],
    [0.1, 'wood', 140, 110, 0.12, 0.24],
  ],
  turn: tune([523, 784], 0.13, 0.32, 0.42, 0.22),
  score: tune([880, 1175], 0.07, 0.12, 0.2, 0.16),
  win: tune([523, 659, 784, 1047], 0.12, 0.4, 0.9, 0.22),
  end: tune([523, 440, 392], 0.14, 0.35, 0.7, 0.2),
};

/** Gets tones one after the other, the last of them longer. */
function tune(pitches: readonly number[], apart: number, long: number, last: number, loud: number): readonly Part[] {
  return pitches.map((pitch, i) => [apart * i, 'wood', pitch, pitch, i === pitches.length - 1 ? last : long, loud]);
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Makes what sounds are made with; to be called once somebody has touched the page, else browsers stay silent. */
export function ready(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  hiss ??= noise(context);
  return context;
}

/** Makes a sound. */
export function sing(name: Name): void {
  const context = ready();
  const now = context.currentTime + 0.01;
  for (const [at, what, from, to, long, loud] of SOUNDS[name]) {
    const gain = context.createGain();
    gain.connect(context.destination);
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud, now + at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + at + long);
    if (what === 'noise') rustle(context, gain, now + at, from, to, long);
    else ring(context, gain, what === 'wood' ? 'sine' : 'triangle', now + at, from, to, long);
    // Wood has a high, short overtone.
    if (what === 'wood') ring(context, gain, 'sine', now + at, 3.9 * from, 3.9 * to, long / 5);
  }
}

function ring(sounding: AudioContext, gain: GainNode, type: OscillatorType, at: number, from: number, to: number, long: number): void {
  const tone = sounding.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + long);
  tone.connect(gain);
  tone.start(at);
  tone.stop(at + long);
}

function rustle(sounding: AudioContext, gain: GainNode, at: number, from: number, to: number, long: number): void {
  const source = sounding.createBufferSource();
  const filter = sounding.createBiquadFilter();
  source.buffer = hiss;
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter).connect(gain);
  source.start(at, Math.random() * 0.5);
  source.stop(at + long);
}

function noise(sounding: AudioContext): AudioBuffer {
  const buffer = sounding.createBuffer(1, sounding.sampleRate, sounding.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
