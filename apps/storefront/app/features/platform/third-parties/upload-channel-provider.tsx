import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openUploadChannel, useUploadChannel } from './upload-channel.ts';

/** Where files are sent to the shop. Nowhere else is there anything to hear. */
const uploadingPages = ['/orders', '/return', '/sales'];

/** Keeps the channel open on the pages that send files. */
export function UploadChannelProvider({ address }: { address: string }) {
  const { pathname } = useLocation();
  const wanted = uploadingPages.includes(pathname);

  useEffect(() => {
    if (!wanted) return;
    const channel = openUploadChannel(address);
    useUploadChannel.setState({ channel });
    return () => {
      useUploadChannel.setState({ channel: undefined });
      channel.close();
    };
  }, [wanted, address]);

  return null;
}
