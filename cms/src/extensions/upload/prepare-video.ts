import { copyFile, type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';

/** A box of an MP4 file: offsets of its start, its content and its end. */
type Box = { type: string; start: number; body: number; end: number };
type Prepared = { filepath: string } | { problem: 'damaged' | 'codec' };

class Damaged extends Error {}

/** The codecs of H.264, which every browser decodes. */
const CODECS = new Set(['avc1', 'avc3']);
/** Boxes with the place, the device and other notes of the recording, and free space, which may hold any. */
const NOTES = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide']);
/** All others of the file are notes of a device. */
const FILE_BOXES = new Set(['ftyp', 'styp', 'pdin', 'moov', 'moof', 'mfra', 'sidx', 'mdat']);
const MOST_BOXES = 1_000;

async function read(file: FileHandle, start: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  return buffer.subarray(0, bytesRead);
}

/** @throws Damaged when the boxes do not fill the range exactly */
async function boxesIn(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    const head = await read(file, start, 16);
    if (head.length < 8 || boxes.length === MOST_BOXES) throw new Damaged();
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end < body || end > to) throw new Damaged();
    boxes.push({ type: head.toString('latin1', 4, 8), start, body, end });
    start = end;
  }
  return boxes;
}

async function boxAt(file: FileHandle, within: Box, ...types: string[]): Promise<Box> {
  const [type, ...rest] = types;
  if (type === undefined) return within;
  const boxes = await boxesIn(file, within.body, within.end);
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new Damaged();
  return boxAt(file, found, ...rest);
}

/** Returns the codec of a video track; undefined for other tracks. */
async function codecOf(file: FileHandle, track: Box): Promise<string | undefined> {
  const media = await boxAt(file, track, 'mdia');
  const handler = await boxAt(file, media, 'hdlr');
  if ((await read(file, handler.body + 8, 4)).toString('latin1') !== 'vide') return undefined;
  const formats = await boxAt(file, media, 'minf', 'stbl', 'stsd');
  return (await read(file, formats.body + 12, 4)).toString('latin1');
}

/**
 * Copies an MP4 file to `folder` without the notes of its recording, such as the place: their boxes
 * become free space, so that no offset changes. Refuses files that are cut off, or have no H.264 video.
 */
export async function prepareVideo(filepath: string, folder: string): Promise<Prepared> {
  const copy = path.join(folder, 'video.mp4');
  await copyFile(filepath, copy);
  const file = await open(copy, 'r+');
  try {
    const { size } = await file.stat();
    const all = await boxesIn(file, 0, size);
    const movie = all.find(({ type }) => type === 'moov');
    if (!movie || !all.some(({ type }) => type === 'mdat')) return { problem: 'damaged' };
    const parts = await boxesIn(file, movie.body, movie.end);
    const tracks = parts.filter(({ type }) => type === 'trak');
    const codecs = await Promise.all(tracks.map((track) => codecOf(file, track)));
    const videos = codecs.filter((codec) => codec !== undefined);
    if (videos.length === 0 || videos.some((codec) => !CODECS.has(codec)))
      return { problem: 'codec' };
    const inTracks = await Promise.all(tracks.map(({ body, end }) => boxesIn(file, body, end)));
    const notes = [
      ...all.filter(({ type }) => !FILE_BOXES.has(type)),
      ...[...parts, ...inTracks.flat()].filter(({ type }) => NOTES.has(type)),
    ];
    for (const { start, body, end } of notes) {
      await file.write('free', start + 4, 'latin1');
      await file.write(Buffer.alloc(end - body), 0, end - body, body);
    }
    return { filepath: copy };
  } catch (error) {
    if (error instanceof Damaged) return { problem: 'damaged' };
    throw error;
  } finally {
    await file.close();
  }
}
